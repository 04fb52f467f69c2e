import * as z from 'zod'
import { AccordionAnswer, AccordionData } from './accordion/shape.ts'
import { CardsAnswer, CardsData } from './cards/shape.ts'
import { CategorizeAnswer, CategorizeData } from './categorize/shape.ts'
import { ChooseZoneAnswer, ChooseZoneData } from './choose-zone/shape.ts'
import { ClozeAnswer, ClozeData } from './cloze/shape.ts'
import { ContentsAnswer, ContentsData } from './contents/shape.ts'
import { DialogCardsAnswer, DialogCardsData } from './dialog-cards/shape.ts'
import { DictationAnswer, DictationData } from './dictation/shape.ts'
import { DrawImageAnswer, DrawImageData } from './draw-image/shape.ts'
import { FilmAnswer, FilmData } from './film/shape.ts'
import { GridAnswer, GridData } from './grid/shape.ts'
import { LabelFigureAnswer, LabelFigureData } from './label-figure/shape.ts'
import { MarkAnswer, MarkData } from './mark/shape.ts'
import { MatchAnswer, MatchData } from './match/shape.ts'
import { MemoryAnswer, MemoryData } from './memory/shape.ts'
import { NarratedAnswer, NarratedData } from './narrated/shape.ts'
import { NumberLineAnswer, NumberLineData } from './number-line/shape.ts'
import { OrderAnswer, OrderData } from './order/shape.ts'
import { PageAnswer, PageData } from './page/shape.ts'
import { PlacePointAnswer, PlacePointData } from './place-point/shape.ts'
import { QuizAnswer, QuizData } from './quiz/shape.ts'
import { ReadValueAnswer, ReadValueData } from './read-value/shape.ts'
import { SpeakAnswer, SpeakData } from './speak/shape.ts'
import { SpeedReadingAnswer, SpeedReadingData } from './speed-reading/shape.ts'
import { TableAnswer, TableData } from './table/shape.ts'
import { TimelineAnswer, TimelineData } from './timeline/shape.ts'
import { WritingAnswer, WritingData } from './writing/shape.ts'

/**
 * What the sandboxed frame shows of one chapter of an activity, by engine. Nothing here gives a solution away: answers
 * are graded by the API, which keeps the solution.
 */
export const ActivityData = z.discriminatedUnion('engine', [
  AccordionData,
  QuizData,
  ClozeData,
  CardsData,
  OrderData,
  TimelineData,
  MatchData,
  CategorizeData,
  GridData,
  TableData,
  MemoryData,
  MarkData,
  PageData,
  ContentsData,
  NarratedData,
  FilmData,
  DialogCardsData,
  DrawImageData,
  PlacePointData,
  ReadValueData,
  SpeedReadingData,
  WritingData,
  DictationData,
  SpeakData,
  NumberLineData,
  ChooseZoneData,
  LabelFigureData,
])
export type ActivityData = z.infer<typeof ActivityData>
export type Engine = ActivityData['engine']

/** What a pupil answers, by engine; ids refer to the data above. */
export const ActivityAnswer = z.discriminatedUnion('engine', [
  AccordionAnswer,
  QuizAnswer,
  ClozeAnswer,
  CardsAnswer,
  OrderAnswer,
  TimelineAnswer,
  MatchAnswer,
  CategorizeAnswer,
  GridAnswer,
  TableAnswer,
  MemoryAnswer,
  MarkAnswer,
  PageAnswer,
  ContentsAnswer,
  NarratedAnswer,
  FilmAnswer,
  DialogCardsAnswer,
  DrawImageAnswer,
  PlacePointAnswer,
  ReadValueAnswer,
  SpeedReadingAnswer,
  WritingAnswer,
  DictationAnswer,
  SpeakAnswer,
  NumberLineAnswer,
  ChooseZoneAnswer,
  LabelFigureAnswer,
])
export type ActivityAnswer = z.infer<typeof ActivityAnswer>

/** Data and answer of one engine. */
export type DataFor<E extends Engine> = Extract<ActivityData, { engine: E }>
export type AnswerFor<E extends Engine> = Extract<ActivityAnswer, { engine: E }>

export { FigureScale, FigureTarget, FigureView } from './figure/shape.ts'
export { SPEECH_SPEEDS, SPOKEN_LANGUAGES, type SpeechSpeed, type SpokenLanguage } from './language.ts'
export { PICTURES, Picture } from './order/picture.ts'
export { ActivityResult, AnswerVerdict, Clarification } from './result.ts'
