//! The luck of one draw: random words, and what is made of them.

use chacha20::cipher::StreamCipher;
use chacha20::{ChaCha20, KeyIvInit};
use engine::Roll;

/// How many words come out of ChaCha20 at once.
const WORDS: usize = 16;

/// The random words of one draw, in their order.
pub(crate) struct Keystream {
    cipher: ChaCha20,
    words: [u32; WORDS],
    used: usize,
}

impl Keystream {
    /// The words of draw `number`; `key` is that of its kind in its stream.
    pub(crate) fn new(key: &[u8; 32], number: u32) -> Self {
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(&u64::from(number).to_le_bytes());
        let cipher = ChaCha20::new(key.into(), &nonce.into());
        Keystream { cipher, words: [0; WORDS], used: WORDS }
    }

    /// A number in `0..n`, each exactly as likely as the others. Words from the largest multiple of
    /// `n` on are passed over, since they would favour the lower numbers.
    ///
    /// # Panics
    /// If `n` is zero.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below zero");
        let fair_words = (1 << 32) - (1 << 32) % u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < fair_words {
                return word % n;
            }
        }
    }

    /// `n` dice with `faces` faces.
    pub(crate) fn roll(&mut self, n: usize, faces: u8) -> Roll {
        // The cast loses nothing: a number below `faces` is no larger than a byte.
        (0..n).map(|_| self.below(u32::from(faces)) as u8 + 1).collect()
    }

    /// An index into `weights`, each as likely as its weight says; `None` if there is none, or if
    /// they add up to more than a word can hold.
    pub(crate) fn pick(&mut self, weights: &[u8]) -> Option<usize> {
        let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
        let total = u32::try_from(total).ok().filter(|&total| total > 0)?;
        engine::index_of(weights, self.below(total))
    }

    /// The numbers below `n`, shuffled.
    pub(crate) fn order(&mut self, n: u8) -> Vec<u8> {
        engine::shuffled(n, |n| self.below(n))
    }

    fn word(&mut self) -> u32 {
        if self.used == WORDS {
            self.refill();
        }
        self.used += 1;
        self.words[self.used - 1]
    }

    fn refill(&mut self) {
        let mut block = [0; 4 * WORDS];
        self.cipher.write_keystream(&mut block);
        let (bytes, _) = block.as_chunks();
        self.words = std::array::from_fn(|word| u32::from_le_bytes(bytes[word]));
        self.used = 0;
    }
}
