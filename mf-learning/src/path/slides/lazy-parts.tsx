import { lazyPart } from '../../parts/lazy-part.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

/** Parts of a slide that bring a library of their own. */
export const Html = lazyPart(() => import('./html.tsx'), {
  waiting: ({ source }) => <TextSkeleton chars={source.length} />,
})
export const Maths = lazyPart(() => import('@ariane/activities/maths'), { waiting: () => <TextSkeleton chars={0} /> })
export const MarkdownMaths = lazyPart(() => import('./markdown-maths.tsx'), {
  waiting: ({ children }) => <TextSkeleton chars={children.length} />,
})
export const Sound = lazyPart(() => import('./sound.tsx'), { waiting: () => <TextSkeleton chars={0} /> })
/** Nothing stands in its place: the page keeps its height until words of distress are there. */
export const FrameHelpline = lazyPart(() => import('./frame-helpline.tsx'), {
  waiting: () => null,
  missing: () => null,
})
