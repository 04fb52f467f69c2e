import { listProse } from './prose.ts'
import type { Source } from './read.ts'

/**
 * The most letters of each part. A frame of 390 px shows 34 letters a line at 18 px and 16 lines between its head and its
 * buttons: a page of the lesson is scrolled once at most, a card, an option or a label is read at a glance.
 */
const MOST: Record<string, number> = {
  'summary.intro': 400,
  'summary.keyPoints[]': 170,
  'summary.sections[].title': 60,
  'summary.sections[].body': 850,
  'notions[].title': 60,
  'terms[].term': 36,
  'terms[].definition': 140,
  'terms[].example': 90,
  'facts[].statement': 130,
  'facts[].why': 140,
  'mcqs[].stem': 200,
  'mcqs[].options[].text': 90,
  'mcqs[].options[].feedback': 120,
  'mcqs[].why': 140,
  'cloze[].text': 140,
  'sequences[].title': 100,
  'sequences[].steps[]': 110,
  'categories[].title': 80,
  'categories[].groups[].label': 48,
  'categories[].groups[].items[]': 72,
  'questions[].question': 300,
  'questions[].hint': 110,
  'questions[].steps[]': 140,
  'questions[].course': 160,
  'questions[].modelAnswer': 900,
  'texts[].title': 60,
  'texts[].body': 1500,
  'texts[].mark.instruction': 110,
  'events[].label': 80,
  'pairs[].title': 80,
  'pairs[].pairs[][]': 60,
  'scales[].items[].label': 60,
  'numberLines[].title': 60,
  'tables[].columns[]': 42,
  'tables[].rows[][]': 60,
  'dictations[].text': 400,
  'zones[].question': 140,
  'zones[].why': 140,
  'legends[].title': 80,
  'pictures[].title': 80,
  'pictures[].steps[].text': 90,
  'valueReadings[].question': 160,
  'valueReadings[].ask[].question': 120,
  'pointPlacings[].question': 200,
  'pointPlacings[].points[].text': 40,
  'imageDrawings[].question': 200,
  'again[].text': 600,
  'again[].example': 400,
  'again[].check.question': 140,
  'again[].check.accepted[]': 40,
  'again[].check.why': 160,
  'reasons[].statement': 130,
  'reasons[].because': 200,
  'reasons[].asked[]': 120,
  'confusions[].between[]': 60,
  'confusions[].difference': 400,
}
/** A text read for speed or marked word by word wants some length. */
const LEAST_BODY = 300
/** Short words leave room for one column more. */
const SHORT = 14
const MOST_COLUMNS = 4
const MOST_CHAPTERS = 6

/** Letters as they are seen: a formula counts without its commands. */
const seen = (text: string) => text.replace(/\\[a-zA-Z]+|[{}$]|\*\*/g, '').length

/** Texts too long for where they are shown on a phone, lessons too thin to be one. */
export const limitFlaws = ({ raw, pack }: Source): string[] => [
  ...listProse(raw).flatMap(({ at, kind, text }) => {
    const most = MOST[kind]
    return most && seen(text) > most ? [`${at}: ${seen(text)} letters, ${most} fit on a phone`] : []
  }),
  ...pack.summary.sections.flatMap(({ title, body }) =>
    seen(body) < 120 ? [`the section “${title}” says next to nothing`] : [],
  ),
  ...(pack.summary.sections.length > MOST_CHAPTERS
    ? [`${pack.summary.sections.length} sections: ${MOST_CHAPTERS} at most`]
    : []),
  ...pack.texts.flatMap(({ id, body, source }) =>
    body.length < LEAST_BODY && !/\d{4}/.test(source)
      ? [`${id}: a text of ${body.length} letters, ${LEAST_BODY} at least`]
      : [],
  ),
  ...pack.tables.flatMap(({ id, columns, rows }) =>
    columns.length > MOST_COLUMNS && (columns.length > MOST_COLUMNS + 1 || rows.flat().some(cell => seen(cell) > SHORT))
      ? [`${id}: ${columns.length} columns, ${MOST_COLUMNS} fit on a phone`]
      : [],
  ),
]
