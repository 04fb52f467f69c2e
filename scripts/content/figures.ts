import {
  drawFigure,
  findFigureFlaws,
  findLegendFlaws,
  findPictureFlaws,
  findUnusedFigures,
  findZoneFlaws,
  fold,
  listTaskFigures,
  type Pack,
} from '@ariane/tutor'
import { compressedSize } from '../figures/compressed-size.ts'
import type { Source } from './read.ts'

/** Compressed, on the way to a phone. */
const MAX_BYTES = 8192
const MAX_MAP_BYTES = 16_384

/** A formula as it is drawn: « 3,6 », « x² ». */
const plain = (text: string) => fold(text.replaceAll('{,}', ',').replace(/[$\\{}]/g, '')).trim()

/** Whether a text holds an answer as words or a number of their own. */
const holds = (text: string, answer: string) => {
  const at = ` ${plain(text).replace(/[^\p{L}\d,/²³%°−-]+/gu, ' ')} `
  return answer !== '' && at.includes(` ${plain(answer).replace(/[^\p{L}\d,/²³%°−-]+/gu, ' ')} `)
}

const expectedAnswers = ({ expected }: Pack['questions'][number]): string[] => {
  if (expected.kind === 'exact') return expected.accepted
  return expected.kind === 'number' ? [expected.value.replace('.', ',')] : []
}

/** Figures that show what their question asks. */
const findAnswers = (pack: Pack): string[] => {
  const show = (id: string | undefined) => {
    const figure = pack.figures.find(one => one.id === id)
    return figure && drawFigure(figure).text
  }
  const questions = pack.questions.flatMap(question => {
    const shown = show(question.figure)
    const answers = expectedAnswers(question).filter(answer => !holds(question.question, answer))
    return shown && answers.some(answer => holds(shown, answer)) ? [`${question.id}: its figure shows the answer`] : []
  })
  const choices = pack.mcqs.flatMap(({ id, figure, stem, options }) => {
    const shown = show(figure)
    const seen = options.filter(({ text }) => shown && holds(shown, text) && !holds(stem, text))
    return seen.length > 0 && seen.every(({ correct }) => correct)
      ? [`${id}: its figure shows the right option only`]
      : []
  })
  return [...questions, ...choices]
}

/** What is wrong with questions that are answered on a figure, and with pictures of sequences. */
const findAskedFlaws = (pack: Pack): string[] => {
  const check = <T extends { id: string; figure: string }>(
    items: readonly T[],
    find: (figure: Pack['figures'][number], item: T) => string[],
  ) =>
    items.flatMap(item => {
      const figure = pack.figures.find(({ id }) => id === item.figure)
      return figure ? find(figure, item).map(flaw => `${item.id}: ${flaw}`) : []
    })
  return [
    ...check(pack.zones, findZoneFlaws),
    ...check(pack.legends, findLegendFlaws),
    ...check(pack.pictures, findPictureFlaws),
  ]
}

/** Figures that are answered on: how they are drawn without what is asked, and answers that they tell with their unit. */
const findTaskFlaws = (pack: Pack): string[] =>
  listTaskFigures(pack).flatMap(({ id, figure, answers }) => {
    const flaws = findFigureFlaws(figure).map(flaw => `${id}: its figure without what is asked ${flaw}`)
    if (flaws.length > 0) return flaws
    const { title, text } = drawFigure(figure)
    const seen = answers.filter(answer => holds(title, answer) || (answer.includes(' ') && holds(text, answer)))
    return seen.map(answer => `${id}: its figure tells ${answer}`)
  })

/** What is wrong with the figures of a pack: how they are drawn, how large they are, answers that they show. */
export const figureFlaws = ({ pack }: Source): string[] => {
  const drawn = pack.figures.map(figure => ({ figure, flaws: findFigureFlaws(figure) }))
  const flaws = drawn.flatMap(({ figure, flaws: found }) => found.map(flaw => `figure ${figure.id}: ${flaw}`))
  if (flaws.length > 0) return flaws
  const large = pack.figures.flatMap(figure => {
    const bytes = compressedSize(drawFigure(figure).svg)
    const most = figure.kind === 'map' ? MAX_MAP_BYTES : MAX_BYTES
    return bytes > most ? [`figure ${figure.id}: ${bytes} bytes compressed, ${most} at most`] : []
  })
  return [...large, ...findAnswers(pack), ...findAskedFlaws(pack), ...findTaskFlaws(pack), ...findUnusedFigures(pack)]
}
