import { printAccordion } from './accordion/print.ts'
import { printCards } from './cards/print.ts'
import { printCategorize } from './categorize/print.ts'
import { printChooseZone } from './choose-zone/print.ts'
import { printCloze } from './cloze/print.ts'
import { printContents } from './contents/print.ts'
import { printDialogCards } from './dialog-cards/print.ts'
import { printDictation } from './dictation/print.ts'
import { printDrawImage } from './draw-image/print.ts'
import { printFilm } from './film/print.ts'
import { printGrid } from './grid/print.ts'
import { printLabelFigure } from './label-figure/print.ts'
import { printMark } from './mark/print.ts'
import { printMatch } from './match/print.ts'
import { printMemory } from './memory/print.ts'
import { printNarrated } from './narrated/print.ts'
import { printNumberLine } from './number-line/print.ts'
import { printOrder } from './order/print.ts'
import { printPage } from './page/print.ts'
import { printPlacePoint } from './place-point/print.ts'
import { printQuiz } from './quiz/print.ts'
import { printReadValue } from './read-value/print.ts'
import type { ActivityData, DataFor, Engine } from './shape.ts'
import { printSpeak } from './speak/print.ts'
import { printSpeedReading } from './speed-reading/print.ts'
import { printTable } from './table/print.ts'
import { printTimeline } from './timeline/print.ts'
import { printWriting } from './writing/print.ts'

const engines: { [E in Engine]: (data: DataFor<E>) => string } = {
  accordion: printAccordion,
  quiz: printQuiz,
  cloze: printCloze,
  cards: printCards,
  order: printOrder,
  timeline: printTimeline,
  match: printMatch,
  categorize: printCategorize,
  grid: printGrid,
  table: printTable,
  memory: printMemory,
  mark: printMark,
  page: printPage,
  contents: printContents,
  narrated: printNarrated,
  film: printFilm,
  'dialog-cards': printDialogCards,
  'draw-image': printDrawImage,
  'place-point': printPlacePoint,
  'read-value': printReadValue,
  'speed-reading': printSpeedReading,
  writing: printWriting,
  dictation: printDictation,
  speak: printSpeak,
  'number-line': printNumberLine,
  'choose-zone': printChooseZone,
  'label-figure': printLabelFigure,
}

const printWith = <E extends Engine>(engine: E, data: DataFor<E>) => engines[engine](data)

/** A chapter of an activity on paper, as markdown: the same question with room to answer, never an answer. */
export const printActivity = (data: ActivityData): string => printWith(data.engine, data)
