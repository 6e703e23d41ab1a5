/** Features that no page uses, turned off so that nothing injected into a page can use them. */
const unusedFeatures = [
  ...'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer'.split(
    ' ',
  ),
  ...'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking'.split(
    ' ',
  ),
];

/** Sent with every response of every host. What a page may load is in the page itself; frame-ancestors cannot. */
export const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Other sites show the social cards: theirs is the only folder whose files may be embedded elsewhere. */
export const embeddable = {
  folder: '/og/',
  header: 'Cross-Origin-Resource-Policy',
  value: 'cross-origin',
} as const;

/** Cache lifetimes: for a file whose name holds the hash of its content, and for everything else. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
};

/** Names the bundler derives from content; the folder of the build id beside them is not hashed. */
export const hashedName = '^/_next/static/(?:chunks|media)/(?:[^/]*[.-])?[0-9a-z_-]{13}\\.[0-9a-z]+$';
