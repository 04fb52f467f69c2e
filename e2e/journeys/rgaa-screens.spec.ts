import type { Finding } from '../support/rgaa/findings.ts'
import { walkSamples } from '../support/rgaa/walk.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

/** Criteria of the RGAA that programs can look at on every screen of the sample; docs/accessibility/rgaa.json names them. */
const CRITERIA = [
  'RGAA 1.1 pictures with a meaning have words',
  'RGAA 1.2 pictures without a meaning are silent',
  'RGAA 1.3 no words of a picture are the name of its file or its kind',
  'RGAA 1.8 no words are in a picture',
  'RGAA 1.9 each figure has its legend',
  'RGAA 2.1 each frame has a title',
  'RGAA 3.3 fields and icons stand out from what is behind them, in both themes',
  'RGAA 6.1 links say where they lead, and one name leads to one place',
  'RGAA 6.2 each link has a name',
  'RGAA 7.4 taking the focus changes neither page nor title',
  'RGAA 8.1 the type of document stands first',
  'RGAA 8.2 what is shown of the page is valid HTML',
  'RGAA 8.3 the language is declared',
  'RGAA 8.4 the language is French',
  'RGAA 8.5 each page has a title',
  'RGAA 8.6 each page has a title of its own',
  'RGAA 8.9 no tag is there for its looks',
  'RGAA 9.1 no level of headings is left out',
  'RGAA 9.2 each page has its regions',
  'RGAA 9.3 lists have items, menus are lists',
  'RGAA 10.1 nothing is laid out by tags, attributes or spaces',
  'RGAA 10.2 no word is lost without style sheets',
  'RGAA 10.4 letters twice as large fit',
  'RGAA 10.5 what has a colour has one declared behind it',
  'RGAA 10.12 text may be further apart',
  'RGAA 10.14 no style sheet shows something to a pointer alone',
  'RGAA 11.1 each field has a label',
  'RGAA 11.2 no label is empty of meaning',
  'RGAA 11.3 two fields never have the same label',
  'RGAA 11.4 each label is beside its field',
  'RGAA 11.5 choices that belong together are grouped',
  'RGAA 11.6 each group of fields has a name',
  'RGAA 11.8 long lists of choices are grouped',
  'RGAA 11.9 each button has a name',
  'RGAA 11.10 required fields say so before they are sent',
  'RGAA 12.1 each page has the menu and the map of the site',
  'RGAA 12.2 the menu is the same at the same place',
  'RGAA 12.3 the map of the site leads to every page that it names',
  'RGAA 12.4 the map of the site is reached from the same place',
  'RGAA 12.6 each page has a menu, a content and a way past the menu',
  'RGAA 12.8 nothing is reached out of turn',
  'RGAA 12.9 nothing keeps the focus',
  'RGAA 13.5 no sign stands alone for a word',
  'RGAA 13.7 nothing flashes three times a second',
]

test.describe('The screens of the sample', { tag: [ONE_WIDTH, '@W08'] }, () => {
  // One walk gives what all tests look at.
  test.describe.configure({ mode: 'default' })
  let found: Map<string, Finding>

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000)
    const demo = await startServer(PORT + 45 + test.info().parallelIndex, {}, 'api/src/demo/main.ts')
    try {
      found = await walkSamples(browser, demo.address)
    } finally {
      await demo.remove()
    }
  })

  for (const title of CRITERIA) {
    const [, id = ''] = title.split(' ')
    test(title, () => {
      const { seen, wrong } = found.get(id) ?? { seen: 0, wrong: [] }
      test.info().annotations.push({ type: 'seen', description: `${seen}` })
      expect(seen, 'there was something to look at').toBeGreaterThan(0)
      expect([...new Set(wrong)]).toEqual([])
    })
  }
})
