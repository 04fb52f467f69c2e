import * as z from 'zod'
import { AccordionSolution } from './accordion/solution.ts'
import { CardsSolution } from './cards/solution.ts'
import { CategorizeSolution } from './categorize/solution.ts'
import { ChooseZoneSolution } from './choose-zone/solution.ts'
import { ClozeSolution } from './cloze/solution.ts'
import { ContentsSolution } from './contents/solution.ts'
import { DialogCardsSolution } from './dialog-cards/solution.ts'
import { DictationSolution } from './dictation/solution.ts'
import { DrawImageSolution } from './draw-image/solution.ts'
import { FilmSolution } from './film/solution.ts'
import { GridSolution } from './grid/solution.ts'
import { LabelFigureSolution } from './label-figure/solution.ts'
import { MarkSolution } from './mark/solution.ts'
import { MatchSolution } from './match/solution.ts'
import { MemorySolution } from './memory/solution.ts'
import { NarratedSolution } from './narrated/solution.ts'
import { NumberLineSolution } from './number-line/solution.ts'
import { OrderSolution } from './order/solution.ts'
import { PageSolution } from './page/solution.ts'
import { PlacePointSolution } from './place-point/solution.ts'
import { QuizSolution } from './quiz/solution.ts'
import { ReadValueSolution } from './read-value/solution.ts'
import { SpeakSolution } from './speak/solution.ts'
import { SpeedReadingSolution } from './speed-reading/solution.ts'
import { TableSolution } from './table/solution.ts'
import { TimelineSolution } from './timeline/solution.ts'
import { WritingSolution } from './writing/solution.ts'

/** The solution of one chapter of an activity. It stays in the API: the pupil gets results, never the solution. */
export const Solution = z.discriminatedUnion('engine', [
  AccordionSolution,
  QuizSolution,
  ClozeSolution,
  CardsSolution,
  OrderSolution,
  TimelineSolution,
  MatchSolution,
  CategorizeSolution,
  GridSolution,
  TableSolution,
  MemorySolution,
  MarkSolution,
  PageSolution,
  ContentsSolution,
  NarratedSolution,
  FilmSolution,
  DialogCardsSolution,
  DrawImageSolution,
  PlacePointSolution,
  ReadValueSolution,
  SpeedReadingSolution,
  WritingSolution,
  DictationSolution,
  SpeakSolution,
  NumberLineSolution,
  ChooseZoneSolution,
  LabelFigureSolution,
])
export type Solution = z.infer<typeof Solution>
export type SolutionFor<E extends Solution['engine']> = Extract<Solution, { engine: E }>
