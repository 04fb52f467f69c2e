/**
 * A `Request` for tests, to stub the global one with: an address without a host belongs to `base`, as it belongs to the
 * server of a page.
 */
export const requestsTo = (base: string): typeof Request =>
  class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, base) : input, init)
    }
  }
