import { accordionGrading } from './accordion/grade.ts'
import { cardsGrading } from './cards/grade.ts'
import { categorizeGrading } from './categorize/grade.ts'
import { chooseZoneGrading } from './choose-zone/grade.ts'
import { clozeGrading } from './cloze/grade.ts'
import { contentsGrading } from './contents/grade.ts'
import { dialogCardsGrading } from './dialog-cards/grade.ts'
import { dictationGrading } from './dictation/grade.ts'
import { drawImageGrading } from './draw-image/grade.ts'
import { filmGrading } from './film/grade.ts'
import type { GradingPorts } from './grading/ports.ts'
import type { GradingRules } from './grading/rules.ts'
import { gridGrading } from './grid/grade.ts'
import { labelFigureGrading } from './label-figure/grade.ts'
import { markGrading } from './mark/grade.ts'
import { matchGrading } from './match/grade.ts'
import { memoryGrading } from './memory/grade.ts'
import { narratedGrading } from './narrated/grade.ts'
import { numberLineGrading } from './number-line/grade.ts'
import { orderGrading } from './order/grade.ts'
import { pageGrading } from './page/grade.ts'
import { placePointGrading } from './place-point/grade.ts'
import { quizGrading } from './quiz/grade.ts'
import { readValueGrading } from './read-value/grade.ts'
import type { ActivityResult } from './result.ts'
import type { ActivityAnswer, AnswerFor, Engine } from './shape.ts'
import type { Solution, SolutionFor } from './solution.ts'
import { speakGrading } from './speak/grade.ts'
import { speedReadingGrading } from './speed-reading/grade.ts'
import { tableGrading } from './table/grade.ts'
import { timelineGrading } from './timeline/grade.ts'
import { writingGrading } from './writing/grade.ts'

const engines: { [E in Engine]: GradingRules<E> } = {
  accordion: accordionGrading,
  quiz: quizGrading,
  cloze: clozeGrading,
  cards: cardsGrading,
  order: orderGrading,
  timeline: timelineGrading,
  match: matchGrading,
  categorize: categorizeGrading,
  grid: gridGrading,
  table: tableGrading,
  memory: memoryGrading,
  mark: markGrading,
  page: pageGrading,
  contents: contentsGrading,
  narrated: narratedGrading,
  film: filmGrading,
  'dialog-cards': dialogCardsGrading,
  'draw-image': drawImageGrading,
  'place-point': placePointGrading,
  'read-value': readValueGrading,
  'speed-reading': speedReadingGrading,
  writing: writingGrading,
  dictation: dictationGrading,
  speak: speakGrading,
  'number-line': numberLineGrading,
  'choose-zone': chooseZoneGrading,
  'label-figure': labelFigureGrading,
}

const gradeWith = <E extends Engine>(
  engine: E,
  solution: SolutionFor<E>,
  answer: AnswerFor<E>,
  ports: GradingPorts,
): ActivityResult => engines[engine].grade(solution, answer, ports)

/**
 * Grades an answer to one chapter of an activity by its solution.
 * Gives undefined when the answer belongs to another engine than the solution.
 */
export const gradeAnswer = (
  solution: Solution,
  answer: ActivityAnswer,
  ports: GradingPorts,
): ActivityResult | undefined =>
  solution.engine === answer.engine ? gradeWith(solution.engine, solution, answer, ports) : undefined

const isBlankFor = <E extends Engine>(engine: E, answer: AnswerFor<E>) => engines[engine].isBlank(answer)

/** Whether nothing was answered: it is no attempt, and shows no solution. */
export const isBlankAnswer = (answer: ActivityAnswer): boolean => isBlankFor(answer.engine, answer)

/** Whether an engine asks nothing: reaching its end is enough. */
export const isReadOnly = (engine: Engine): boolean => engines[engine].isReadOnly === true

export { fold } from './fold.ts'
export type { ExpectedText, GradedPart, GradingPorts, GradingResult, TextSetting } from './grading/ports.ts'
export { showHints } from './hints.ts'
export { plainOrdinals } from './ordinals.ts'
export { rememberLately } from './remember-lately.ts'
export { type MaterialFor, render } from './render.ts'
export type { Rendered, Spoken } from './rendered.ts'
export { Solution, type SolutionFor } from './solution.ts'
export { asTyped, readMixed } from './typed.ts'
export { articlesAgree, findArticle, withoutArticle } from './typed-words/articles.ts'
export { isTranscribed, readWords } from './typed-words/read-words.ts'
export { Expected } from './writing/expected.ts'
