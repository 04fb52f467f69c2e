/** The parts of a service worker's surroundings that ours uses: the types of a page do not have them. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = Extendable & {
  readonly request: Request
  /** The browser's own question for the page, under way while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export type Worker = {
  addEventListener(type: 'install' | 'activate', heard: (event: Extendable) => void): void
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void
  addEventListener(type: 'message', heard: (event: Extendable & MessageEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly location: Location
}
