import type { Pack } from '@ariane/tutor'
import type { Source } from '../read.ts'
import { voiceFlaws } from '../voice.ts'
import { type Column, countBySubject, printTable } from './by-subject.ts'
import { countLevels, isPractised } from './exercises.ts'
import { revealsAnswer } from './hints.ts'
import { isAuthentic } from './sources.ts'
import { countVaried, isVaried, listUnvaried, varies } from './varied.ts'

/** So many worked questions show how a notion is used. */
const WORKED_EXAMPLES = 2

const column = (title: string, count: (pack: Pack) => number | boolean): Column => ({
  title,
  count: ({ pack }) => Number(count(pack)),
})
const wrongOptions = ({ mcqs }: Pack) => mcqs.flatMap(({ options }) => options.filter(({ correct }) => !correct))
const listNotions = ({ notions }: Pack) => notions ?? []

/** What all packs hold, by what a pupil gets of it. */
const TABLES: readonly (readonly [title: string, columns: readonly Column[]])[] = [
  [
    'Exercises',
    [
      column('level 1', pack => countLevels(pack)[0]),
      column('level 2', pack => countLevels(pack)[1]),
      column('level 3', pack => countLevels(pack)[2]),
      column('packs with ≥ 12 in three', isPractised),
      column('packs without level 2', pack => countLevels(pack)[1] === 0),
      column('packs without level 3', pack => countLevels(pack)[2] === 0),
      column('packs with generators', ({ generators }) => generators.length > 0),
    ],
  ],
  [
    'Made up',
    [
      column('packs where they vary', varies),
      column('with ≥ 30 of six kinds', pack => varies(pack) && isVaried(pack)),
      column('with fewer', pack => varies(pack) && !isVaried(pack) && countVaried(pack).exercises > 0),
      column('with none', pack => varies(pack) && countVaried(pack).exercises === 0),
    ],
  ],
  [
    'Figures',
    [
      column('figures', ({ figures }) => figures.length),
      column('packs without', ({ figures }) => figures.length === 0),
      column('sections shown with one', ({ summary }) => summary.sections.filter(({ figure }) => figure).length),
      column(
        'asked on one',
        ({ zones, legends, pictures, valueReadings, pointPlacings, imageDrawings }) =>
          [zones, legends, pictures, valueReadings, pointPlacings, imageDrawings].flat().length,
      ),
    ],
  ],
  [
    'Sources',
    [
      column('texts', ({ texts }) => texts.length),
      column('with author and origin', ({ texts }) => texts.filter(isAuthentic).length),
      column('packs without such a text', ({ texts }) => !texts.some(isAuthentic)),
    ],
  ],
  [
    'Notions',
    [
      column('notions', pack => listNotions(pack).length),
      column('packs without', pack => listNotions(pack).length === 0),
      column(
        'with < 2 worked questions',
        pack => listNotions(pack).filter(({ items }) => (items.questions ?? []).length < WORKED_EXAMPLES).length,
      ),
    ],
  ],
  [
    'Wrong options',
    [
      column('wrong options', pack => wrongOptions(pack).length),
      column('without a word', pack => wrongOptions(pack).filter(({ feedback }) => !feedback).length),
    ],
  ],
  [
    'Hints',
    [
      column('hints', ({ questions }) => questions.length),
      column('with a word of the answer', ({ questions }) => questions.filter(revealsAnswer).length),
    ],
  ],
  ['Voice', [{ title: 'not « vous »', count: source => voiceFlaws(source).length }]],
]

/** The coverage of the library as tables: by subject, and in all; then the sub-chapters with too few exercises to be made up. */
export const printCoverage = (sources: readonly Source[]): string[] => [
  ...TABLES.flatMap(([title, columns]) => {
    const [titles = [], ...rows] = countBySubject(title, columns, sources)
    return ['', ...printTable(titles.map(String), rows)]
  }),
  '',
  'Fewer than 30 made up from six kinds:',
  ...listUnvaried(sources).map(line => `  ${line}`),
]
