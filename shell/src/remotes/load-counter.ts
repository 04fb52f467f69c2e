import type { LoadReport } from '@ariane/shared/contracts'
import type { Registry } from '@ariane/shared/contracts/registry'

/** A remote with a canary that watches itself, on either side: its first load on this page counts, and its first error. */
type Watched = Pick<LoadReport, 'remote' | 'version' | 'since'> & {
  began: number | null
  isLoaded: boolean
  threw: boolean
}

type Page = {
  now: () => number
  /** Whether the page was in view from a time until now: a tab in the background draws when it likes. */
  wasInView: (from: number) => boolean
  send: (report: LoadReport) => void
}

/** Counts what a page tells about remotes whose canary watches itself; of all others nothing is sent. */
export function loadCounter({ now, wasInView, send }: Page) {
  const watched = new Map<string, Watched>()
  /** Remotes of which this page showed something. */
  const ran = new Set<string>()
  const find = (remote: string, version: string) => {
    const one = watched.get(remote)
    return one?.version === version ? one : undefined
  }
  const report = ({ remote, version, since }: Watched, event: LoadReport['event'], ms: number | null = null) =>
    send({ remote, version, since, event, ms })

  function countThrown(remote: string, version: string): void {
    const one = find(remote, version)
    if (!one || one.threw) return
    one.threw = true
    if (one.isLoaded) report(one, 'error')
  }

  return {
    /**
     * Follows what a registry names. What a page was given first counts, whatever stands in for it; what it had run before
     * is no load of that step.
     */
    watch({ remotes }: Registry): void {
      for (const { name: remote, active: version, canary } of remotes) {
        const known = watched.get(remote)
        if (!canary?.since || known?.isLoaded || ran.has(remote)) continue
        const began = known?.began ?? null
        watched.set(remote, { remote, version, since: canary.since, began, isLoaded: false, threw: false })
      }
    },

    /** A screen of a remote is asked for. */
    begin(remote: string): void {
      const one = watched.get(remote)
      if (one) one.began ??= now()
    },

    /** A screen of a version was drawn. */
    countShown(remote: string, version: string): void {
      ran.add(remote)
      const one = find(remote, version)
      if (!one || one.isLoaded) return
      one.isLoaded = true
      const isMeasured = one.began !== null && wasInView(one.began)
      report(one, 'shown', isMeasured ? Math.round(now() - (one.began ?? 0)) : null)
      if (one.threw) report(one, 'error')
    },

    /** A version could not be loaded or drawn; it is an error where something of it was drawn before. */
    countBroken(remote: string, version: string): void {
      const one = find(remote, version)
      if (one?.isLoaded) countThrown(remote, version)
      else if (one) {
        one.isLoaded = true
        report(one, 'failed')
      }
    },

    /** Something of a version was thrown: once a page, with its load or after it. */
    countThrown,
  }
}
