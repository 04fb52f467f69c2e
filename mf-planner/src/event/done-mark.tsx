import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { Box, Button, type ButtonProps, CheckIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.done

type Props = { event: CalendarEvent; onMark: (done: boolean) => void } & Pick<ButtonProps, 'size' | 'w' | 'minH'>

/** Shows whether an event is done, and changes it with one tap. */
export function DoneMark({ event, onMark, ...rest }: Props) {
  const done = Boolean(event.done)
  return (
    <Button
      variant={done ? 'solid' : 'surface'}
      colorPalette={done ? 'success' : 'neutral'}
      aria-pressed={done}
      aria-label={text.label(event.title)}
      onClick={() => onMark(!done)}
      {...rest}
    >
      {done ? (
        <CheckIcon aria-hidden />
      ) : (
        <Box as="span" boxSize="3.5" borderRadius="full" borderWidth="2px" borderColor="border.strong" />
      )}
      {text.done}
    </Button>
  )
}
