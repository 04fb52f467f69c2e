import type { PathDetail } from '@ariane/shared/contracts/learning'
import type { Page } from '@playwright/test'

export type Module = PathDetail['modules'][number]

/** A sound of no length. */
export const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA='

/** A module that no generator writes yet. */
export const createModule = (
  id: number,
  title: string,
  more: Pick<Module, 'contentType' | 'content'> & Partial<Module>,
) =>
  ({
    id,
    title,
    type: 'TEXT',
    contentAudio: null,
    progress: { seen: false, done: false, score: null, state: {} },
    ...more,
  }) satisfies Module

const HELD_PATH = 2_000_000_001

/** Answers the reading of one path with these modules, and the saving of its progress. Gives the path's address. */
export async function holdPath(page: Page, modules: Module[], more: Partial<PathDetail> = {}): Promise<string> {
  const data: PathDetail = {
    id: HELD_PATH,
    title: 'Parcours d’essai',
    description: '',
    type: 'pedagogical_pathway',
    status: 'generated',
    createdAt: '2026-09-01T08:00:00.000Z',
    subject: 'Histoire',
    grade: '4ème',
    chapterId: 'hist-4-reperes',
    subChapterId: null,
    autoSlide: false,
    failure: null,
    percent: 0,
    modules,
    generation: null,
    customPrompts: [],
    unreviewed: false,
    writtenBy: null,
    resumeAt: 0,
    ...more,
  }
  await page.route(`**/api/path/${HELD_PATH}`, route => route.fulfill({ json: { status: 'success', data } }))
  await page.route('**/api/module/*/progress', route =>
    route.fulfill({ json: { status: 'success', data: { percent: 0, status: 'generated' } } }),
  )
  return `/path/${HELD_PATH}`
}

/** The sheet of the slide that is shown. */
export const shownSlide = (page: Page) => page.locator('section.present')

/** One step with the button at the bottom. */
export const next = (page: Page) => page.getByRole('button', { name: 'Suivant' }).click()

/** Keeps what the page sends to addresses that end so; to be called before the page opens. Gives what was sent. */
export async function recordSent(page: Page, ending: string): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(end => {
    const sent: unknown[] = []
    const send = window.fetch
    Object.assign(window, { sent })
    window.fetch = async (...given) => {
      const request = new Request(...given)
      if (new URL(request.url).pathname.endsWith(end)) sent.push(await request.clone().json())
      return send(request)
    }
  }, ending)
  return () => page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)
}
