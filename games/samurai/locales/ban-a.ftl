# Set-up: units that hide.
ban-nobody-hides = This side has nobody to hide.
ban-not-of-the-pool = This unit is not one of those that can be hidden.
ban-hiding-points = All hidden units together would cost { $has } points; there are { $limit }.
ban-no-hiding-place = No hex is left in which this unit could hide.
ban-not-a-hiding-hex = The scenario lists no hiding place there.
ban-no-cover = Nobody of this kind can lie in ambush in { $hex }.
ban-hiding-hex-taken = Somebody is in { $hex } already.
