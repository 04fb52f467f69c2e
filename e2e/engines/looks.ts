import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { SAMPLES } from '../support/rgaa/samples.ts'
import type { Browser, Engine } from './browsers/browser.ts'
import { describeIn } from './describe-in.ts'
import { signIn } from './open-sample.ts'
import { lookAtSample, type Walk } from './walk.ts'

/** Criteria of the RGAA that an engine has a part in, on every screen of the sample; docs/accessibility/rgaa.json names them. */
const CRITERIA = [
  'RGAA 1.1 pictures with a meaning have words',
  'RGAA 1.2 pictures without a meaning are silent',
  'RGAA 2.1 each frame has a title',
  'RGAA 3.3 fields and icons stand out from what is behind them',
  'RGAA 6.1 links say where they lead, and one name leads to one place',
  'RGAA 6.2 each link has a name',
  'RGAA 7.1 the engine gives headings, regions and controls the role and the name that they should have',
  'RGAA 7.3 each control is reached with Tab alone',
  'RGAA 7.4 taking the focus changes neither page nor title',
  'RGAA 8.1 the type of document stands first',
  'RGAA 8.3 the language is declared',
  'RGAA 8.4 the language is French',
  'RGAA 8.5 each page has a title',
  'RGAA 8.6 each page has a title of its own',
  'RGAA 9.1 no level of headings is left out',
  'RGAA 9.2 each page has its regions',
  'RGAA 9.3 lists have items, menus are lists',
  'RGAA 10.5 what has a colour has one declared behind it',
  'RGAA 10.7 what has the focus is seen to have it',
  'RGAA 10.11 nothing is wider than 320 pixels',
  'RGAA 10.12 text may be further apart',
  'RGAA 10.14 no style sheet shows something to a pointer alone',
  'RGAA 11.1 each field has a label',
  'RGAA 11.3 two fields never have the same label',
  'RGAA 11.4 each label is beside its field',
  'RGAA 11.5 choices that belong together are grouped',
  'RGAA 11.6 each group of fields has a name',
  'RGAA 11.9 each button has a name',
  'RGAA 11.10 required fields say so before they are sent',
  'RGAA 12.8 nothing is reached out of turn',
  'RGAA 12.9 nothing keeps the focus',
  'RGAA 13.7 nothing flashes three times a second',
]

/** Looks at the screens of the sample in one engine, then asks each criterion of all of them. */
export function lookIn(engine: Engine): void {
  describeIn(engine, () => {
    let browser: Browser
    const walk: Walk = { found: new Map(), titles: new Map() }
    const address = inject('address')

    beforeAll(async () => {
      browser = await engine.start()
    })
    afterAll(() => browser?.close())

    for (const [as, samples] of Map.groupBy(SAMPLES, sample => sample.as)) {
      if (as !== 'nobody') it(`${as} signs in @W08`, () => signIn(browser, address))
      for (const sample of samples)
        it(`« ${sample.name} » is looked at @W08`, () => lookAtSample(browser, address, sample, walk))
    }

    for (const title of [...CRITERIA, 'axe finds nothing'])
      it(`${title} @W08`, () => {
        const { seen, wrong } = walk.found.get(/^RGAA (\S+)/.exec(title)?.[1] ?? 'axe') ?? { seen: 0, wrong: [] }
        expect(seen, 'there was something to look at').toBeGreaterThan(0)
        expect([...new Set(wrong)]).toEqual([])
      })
  })
}
