export type CspOptions = {
  nonce: string
  /** Further places the page may talk to, such as Firebase's addresses where it is configured. */
  connect?: string[]
  /** Origins that a remote comes from in place of ours, with all it draws on. */
  remotes?: string[]
}

const join = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/**
 * Content security policy of the page. No script or style element runs without the nonce or our own address; style
 * attributes are allowed because the maths and slide libraries set them.
 */
export function contentSecurityPolicy({ nonce, connect = [], remotes = [] }: CspOptions): string {
  return join({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...remotes],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'media-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", 'data:', ...remotes],
    'connect-src': ["'self'", ...connect, ...remotes],
    // Slides of a path may show a page from elsewhere, in a sandbox.
    'frame-src': ["'self'", 'https:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
}

/**
 * Policy of the pages inside sandboxed frames: our own scripts, no network, no origin even when opened directly. WebKit has
 * `'self'` mean nothing to a page without origin, so ours is named besides.
 */
export function framePolicy(origin?: string): string {
  const own = ["'self'", ...(origin ? [origin] : [])]
  return join({
    'default-src': ["'none'"],
    'script-src': own,
    'style-src': [...own, "'unsafe-inline'"],
    'img-src': [...own, 'data:', 'blob:'],
    'media-src': [...own, 'data:', 'blob:'],
    'font-src': [...own, 'data:'],
    'connect-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  })
}
