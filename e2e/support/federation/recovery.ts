import type { Page, TestDetailsAnnotation } from '@playwright/test'
import { expect } from '../test.ts'
import { cell, FULL } from './cells.ts'
import type { Fault } from './faults.ts'
import { ownSite } from './own-site.ts'

/** What somebody sees of a fault, and how it heals: a row of the printed table. */
export type Row = { sees: string; heals: string }

/** Rows of the table in all: recovery*.spec.ts, last-good.spec.ts and thrown-errors.spec.ts. */
const ROWS = 32
const of = FULL ? 2 * ROWS : null

/** Notes which row of the printed table a test is. */
export const recovery = (fault: string, { sees, heals }: Row): TestDetailsAnnotation[] => [
  cell({ table: 'Recovery', row: fault, column: 'what is seen', of, value: sees }),
  cell({ table: 'Recovery', row: fault, column: 'heals', of, value: heals }),
]

export const REMOTE = 'mf-objectives'
export const NEWER = '2.0.0-nouveau'

/** A site of which a remote can be given in a newer version, sound or with a fault, and taken back. */
export async function recoverySite(remote = REMOTE) {
  const own = ownSite(remote)
  const before = await own.entry()
  return {
    folder: own.folder,
    base: before.active,
    remove: own.remove,
    /** Everybody gets the newer version; the one before stays to fall back to, unless said. */
    async give(fault?: Fault, { hasLastGood = true } = {}) {
      await own.change('publish', () => before)
      await own.deposit(NEWER)
      if (fault) await own.tamper(NEWER, fault)
      await own.run('promote', remote, NEWER, 'pour un essai')
      if (!hasLastGood) await own.change('last good', entry => ({ ...entry, lastGood: null }))
      return (await own.entry()).versions.find(one => one.version === NEWER)
    },
    /** Everybody gets the version before again. */
    takeBack: () => own.change('rollback', entry => ({ ...entry, active: before.active, lastGood: null })),
  }
}

/** The versions of the remote whose entry was asked for, with the number of the retry: '2.0.0-nouveau', '… retry=1'. */
export function watchEntries(page: Page, remote = REMOTE): string[] {
  const asked: string[] = []
  const entry = new RegExp(`/remotes/${remote}/([^/]+)/remoteEntry\\.[^?]+(\\?retry=\\d+)?$`)
  page.on('request', request => {
    const [, version, retry] = entry.exec(request.url()) ?? []
    if (version && request.resourceType() === 'script') asked.push(version + (retry ?? '').replace('?', ' '))
  })
  return asked
}

/** The screen works: it was drawn and has read what it shows. */
export async function works(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectifs')
  await expect(page.getByRole('button', { name: 'Nouvel objectif' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
}

/**
 * The processes of the pages that are open now: one that hangs answers nobody, so it is ended from outside, as a person or
 * the system does. @returns ends them
 */
export async function endHangingPages(page: Page): Promise<() => void> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  return () => {
    for (const id of renderers) {
      try {
        process.kill(id)
      } catch (error) {
        // A page that was closed since took its process with it.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
      }
    }
  }
}
