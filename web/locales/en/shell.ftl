# What is said outside any table: errors, ways.

nowhere-title = There is nothing here
nowhere = The address leads to no page of Grognard. Perhaps a letter was lost on the way.
to-front = To the front page

error-page-title = A part of the page did not come
error-page = The connection broke while the page was loading, or the server has a newer one. Nothing is lost: load the page again.
error-reload = Load again
error-no-server = The server does not answer. Is it running?
error-broken-line = The connection broke before the server answered. Look among your games whether the table is there before you open another.
error-status = The server refused this (status { $status }).
