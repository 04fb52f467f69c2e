import * as z from 'zod'
import { accordionAnswering } from './accordion/answering.ts'
import type { AnsweringRules } from './answering/rules.ts'
import { cardsAnswering } from './cards/answering.ts'
import { categorizeAnswering } from './categorize/answering.ts'
import { chooseZoneAnswering } from './choose-zone/answering.ts'
import { clozeAnswering } from './cloze/answering.ts'
import { contentsAnswering } from './contents/answering.ts'
import { dialogCardsAnswering } from './dialog-cards/answering.ts'
import { dictationAnswering } from './dictation/answering.ts'
import { drawImageAnswering } from './draw-image/answering.ts'
import { filmAnswering } from './film/answering.ts'
import { gridAnswering } from './grid/answering.ts'
import { labelFigureAnswering } from './label-figure/answering.ts'
import { markAnswering } from './mark/answering.ts'
import { matchAnswering } from './match/answering.ts'
import { memoryAnswering } from './memory/answering.ts'
import { narratedAnswering } from './narrated/answering.ts'
import { numberLineAnswering } from './number-line/answering.ts'
import { orderAnswering } from './order/answering.ts'
import { pageAnswering } from './page/answering.ts'
import { placePointAnswering } from './place-point/answering.ts'
import { quizAnswering } from './quiz/answering.ts'
import { readValueAnswering } from './read-value/answering.ts'
import { ActivityResult } from './result.ts'
import { ActivityAnswer, type ActivityData, type AnswerFor, type DataFor, type Engine } from './shape.ts'
import { speakAnswering } from './speak/answering.ts'
import { speedReadingAnswering } from './speed-reading/answering.ts'
import { tableAnswering } from './table/answering.ts'
import { timelineAnswering } from './timeline/answering.ts'
import { writingAnswering } from './writing/answering.ts'

const engines: { [E in Engine]: AnsweringRules<E> } = {
  accordion: accordionAnswering,
  quiz: quizAnswering,
  cloze: clozeAnswering,
  cards: cardsAnswering,
  order: orderAnswering,
  timeline: timelineAnswering,
  match: matchAnswering,
  categorize: categorizeAnswering,
  grid: gridAnswering,
  table: tableAnswering,
  memory: memoryAnswering,
  mark: markAnswering,
  page: pageAnswering,
  contents: contentsAnswering,
  narrated: narratedAnswering,
  film: filmAnswering,
  'dialog-cards': dialogCardsAnswering,
  'draw-image': drawImageAnswering,
  'place-point': placePointAnswering,
  'read-value': readValueAnswering,
  'speed-reading': speedReadingAnswering,
  writing: writingAnswering,
  dictation: dictationAnswering,
  speak: speakAnswering,
  'number-line': numberLineAnswering,
  'choose-zone': chooseZoneAnswering,
  'label-figure': labelFigureAnswering,
}

/** What the frame keeps of one chapter, to go on after a reload. `result` stands for the present answer. */
const ChapterState = z.object({ answer: ActivityAnswer, result: ActivityResult.nullable() })
export type ChapterState = z.infer<typeof ChapterState>

const startWith = <E extends Engine>(engine: E, data: DataFor<E>): AnswerFor<E> => engines[engine].start(data)

/** The answer before anything was done. */
export const startAnswer = (data: ActivityData): ActivityAnswer => startWith(data.engine, data)

const fitsWith = <E extends Engine>(engine: E, data: DataFor<E>, answer: AnswerFor<E>) =>
  engines[engine].fits?.(data, answer) ?? true

/** A kept state, or a new one when there is none that fits the chapter. */
export function resume(data: ActivityData, kept: unknown): ChapterState {
  const read = ChapterState.safeParse(kept)
  return read.success && read.data.answer.engine === data.engine && fitsWith(data.engine, data, read.data.answer)
    ? read.data
    : { answer: startAnswer(data), result: null }
}

const isCompleteWith = <E extends Engine>(engine: E, data: DataFor<E>, answer: AnswerFor<E>) =>
  engines[engine].isComplete(data, answer)

/** Whether there is something to grade. */
export const isComplete = (data: ActivityData, answer: ActivityAnswer): boolean =>
  data.engine === answer.engine && isCompleteWith(data.engine, data, answer)

const countMissingWith = <E extends Engine>(engine: E, data: DataFor<E>, answer: AnswerFor<E>) =>
  engines[engine].countMissing?.(data, answer) ?? 0

/** How many words are still to be written; 0 where everything has to be there before it is graded. */
export const countMissing = (data: ActivityData, answer: ActivityAnswer): number =>
  data.engine === answer.engine ? countMissingWith(data.engine, data, answer) : 0

const giveUpWith = <E extends Engine>(engine: E, answer: AnswerFor<E>) => engines[engine].giveUp?.(answer) ?? answer

/** The same answer, said to be all that is known. */
export const giveUp = (answer: ActivityAnswer): ActivityAnswer => giveUpWith(answer.engine, answer)

const retryWith = <E extends Engine>(engine: E, answer: AnswerFor<E>, result: ActivityResult) =>
  engines[engine].retry(answer, result)

/** The answer to start again from: what was right stays, except for a choice, which is made anew. */
export const retryAnswer = (answer: ActivityAnswer, result: ActivityResult): ActivityAnswer =>
  retryWith(answer.engine, answer, result)

/** Whether a chapter has no right answer: nothing to validate, the next step is always open. */
export const isReading = (engine: Engine): boolean => engines[engine].reading !== undefined

/** Whether going on says that it was read; the others say so themselves. */
export const endsByLeaving = (engine: Engine): boolean => engines[engine].reading?.endsByLeaving === true

/** Whether there is a last word to show, and a way to begin again. */
export const hasLastWord = (engine: Engine): boolean => engines[engine].reading?.hasLastWord === true

const isShownWith = <E extends Engine>(engine: E, data: DataFor<E>, answer: AnswerFor<E>) =>
  engines[engine].reading?.isShown?.(data, answer) ?? true

/** Whether all there is to read has appeared. */
export const isShown = (data: ActivityData, answer: ActivityAnswer): boolean =>
  data.engine !== answer.engine || isShownWith(data.engine, data, answer)

const isOnFigureWith = <E extends Engine>(engine: E, data: DataFor<E>) => {
  const { onFigure } = engines[engine]
  return typeof onFigure === 'function' ? onFigure(data) : onFigure === true
}

/** Whether the answer is given on the figure: then the view shows it itself. */
export const isOnFigure = (data: ActivityData): boolean => isOnFigureWith(data.engine, data)
