//! The rate limits of one socket: messages, control frames and bytes.

use super::{RetryAfter, non_zero};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;

/// Control frames that one socket may send in a second, and in one burst. Browsers only answer pings.
const CONTROL_PER_SECOND: NonZeroU32 = non_zero(10);
const CONTROL_BURST: NonZeroU32 = non_zero(50);

/// The rate limits of one socket's messages and control frames.
pub struct SocketLimits {
    messages: DefaultDirectRateLimiter,
    control: DefaultDirectRateLimiter,
    per_second: NonZeroU32,
    burst: NonZeroU32,
}

impl SocketLimits {
    /// Allows `per_second` messages on average and `burst` at once.
    pub fn new(per_second: NonZeroU32, burst: NonZeroU32) -> Self {
        SocketLimits {
            messages: RateLimiter::direct(Quota::per_second(per_second).allow_burst(burst)),
            control: RateLimiter::direct(Quota::per_second(CONTROL_PER_SECOND).allow_burst(CONTROL_BURST)),
            per_second,
            burst,
        }
    }

    /// Counts a message.
    pub fn message(&self) -> Result<(), RetryAfter> {
        let checked = self.messages.check();
        checked.map_err(|exceeded| RetryAfter(exceeded.wait_time_from(DefaultClock::default().now())))
    }

    /// Counts a control frame; false if there are too many.
    pub fn control(&self) -> bool {
        self.control.check().is_ok()
    }

    /// The rate limit of the socket's bytes: as many as messages of the `longest` size could have. It also counts
    /// incomplete messages, such as an endless series of fragments.
    pub fn bytes(&self, longest: NonZeroU32) -> ByteLimit {
        let rate = Quota::per_second(self.per_second.saturating_mul(longest));
        ByteLimit(RateLimiter::direct(rate.allow_burst(self.burst.saturating_mul(longest))))
    }
}

/// The rate limit of one socket's bytes.
pub struct ByteLimit(DefaultDirectRateLimiter);

impl ByteLimit {
    /// Counts received bytes; false if there are too many.
    pub fn take(&self, bytes: usize) -> bool {
        let bytes = u32::try_from(bytes).ok().and_then(NonZeroU32::new);
        bytes.is_none_or(|bytes| matches!(self.0.check_n(bytes), Ok(Ok(()))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_socket_that_sends_too_fast_must_wait() {
        let limits = SocketLimits::new(non_zero(1), non_zero(2));
        assert!(limits.message().is_ok() && limits.message().is_ok());
        assert!(limits.message().unwrap_err().0 <= Duration::from_secs(1));
    }
}
