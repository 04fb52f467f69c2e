import { Box, VisuallyHidden } from '@ariane/shared/ui'
import { useOnline } from '../parts/use-online.ts'
import { messages } from './messages.ts'

const text = messages.unknown

/** The number of a counter; an unknown one says so, because a zero would be a statement. */
export function Counter({ value }: { value: number | null }) {
  const online = useOnline()
  if (value !== null) return value
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{text.aloud}</VisuallyHidden>
      {!online && (
        <Box as="span" ms="2" color="ink.muted" textStyle="sm" fontWeight="medium">
          {text.offline}
        </Box>
      )}
    </>
  )
}
