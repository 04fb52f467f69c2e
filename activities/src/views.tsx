import { type ComponentType, lazy, Suspense } from 'react'
import Accordion from './accordion/view.tsx'
import Cards from './cards/view.tsx'
import Cloze from './cloze/view.tsx'
import Match from './match/view.tsx'
import { screen } from './messages.ts'
import Order from './order/view.tsx'
import Quiz from './quiz/view.tsx'
import type { Engine } from './shape.ts'
import Timeline from './timeline/view.tsx'
import type { ViewProps } from './view-props.ts'

/** The most used ones come with the frame; each of the others is fetched with the first activity that needs it. */
const views: { [E in Engine]: ComponentType<ViewProps<E>> } = {
  accordion: Accordion,
  quiz: Quiz,
  cloze: Cloze,
  cards: Cards,
  order: Order,
  timeline: Timeline,
  match: Match,
  categorize: lazy(() => import('./categorize/view.tsx')),
  grid: lazy(() => import('./grid/view.tsx')),
  table: lazy(() => import('./table/view.tsx')),
  memory: lazy(() => import('./memory/view.tsx')),
  mark: lazy(() => import('./mark/view.tsx')),
  page: lazy(() => import('./page/view.tsx')),
  contents: lazy(() => import('./contents/view.tsx')),
  narrated: lazy(() => import('./narrated/view.tsx')),
  film: lazy(() => import('./film/view.tsx')),
  'dialog-cards': lazy(() => import('./dialog-cards/view.tsx')),
  'draw-image': lazy(() => import('./draw-image/view.tsx')),
  'place-point': lazy(() => import('./place-point/view.tsx')),
  'read-value': lazy(() => import('./read-value/view.tsx')),
  'speed-reading': lazy(() => import('./speed-reading/view.tsx')),
  writing: lazy(() => import('./writing/view.tsx')),
  dictation: lazy(() => import('./dictation/view.tsx')),
  speak: lazy(() => import('./speak/view.tsx')),
  'number-line': lazy(() => import('./number-line/view.tsx')),
  'choose-zone': lazy(() => import('./choose-zone/view.tsx')),
  'label-figure': lazy(() => import('./label-figure/view.tsx')),
}

function EngineView<E extends Engine>({ engine, shown }: { engine: E; shown: ViewProps<E> }) {
  const View: ComponentType<ViewProps<E>> = views[engine]
  return <View {...shown} />
}

/** An activity of any engine; nothing where the answer is not one to it. */
export const ActivityView = (shown: ViewProps<Engine>) =>
  shown.data.engine === shown.answer.engine ? (
    <Suspense fallback={<p className="waiting">{screen.loading}</p>}>
      <EngineView engine={shown.data.engine} shown={shown} />
    </Suspense>
  ) : null
