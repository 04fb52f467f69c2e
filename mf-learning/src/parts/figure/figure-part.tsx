import type { FigureView } from '@ariane/shared/contracts/figures'
import { Box, Text } from '@ariane/shared/ui'
import { lazyPart } from '../lazy-part.tsx'

type Props = { figure: FigureView; onPaper?: boolean }

/** A figure of a lesson; its words stand there while it cannot be drawn. */
export const FigurePart = lazyPart<Props>(() => import('./drawn-figure.tsx'), {
  waiting: ({ figure }) => <Box minH={`${Math.min(figure.h, 300)}px`} />,
  missing: ({ figure }) => (
    <Text>
      <strong>{figure.title}.</strong> {figure.text}
    </Text>
  ),
})
