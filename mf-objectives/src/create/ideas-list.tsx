import { Box, Button, Checkbox, PlusIcon, showToast, Text } from '@ariane/shared/ui'
import { formatDays } from '../words.ts'
import type { Ideas } from './draft.ts'
import { takeTicked, tick } from './ideas.ts'
import { messages } from './messages.ts'
import type { Change } from './use-objective-draft.ts'

const text = messages.ideas

type Props = { ideas: Ideas; change: Change; onTaken?: (() => void) | undefined }

/** The proposed tasks: the ticked ones are added to the list above. */
export function IdeasList({ ideas: { tasks, ticked }, change, onTaken }: Props) {
  function take() {
    change(takeTicked)
    onTaken?.()
    showToast(text.added(ticked.length))
  }

  if (tasks.length === 0) return <Text role="status">{text.allTaken}</Text>
  return (
    <>
      <Text mb="2">{text.source}</Text>
      <Box as="ul" listStyleType="none" mb="3">
        {tasks.map(({ title, description, selectedDays }) => (
          <Box as="li" key={title}>
            <Checkbox
              checked={ticked.includes(title)}
              hint={`${description} ${formatDays(selectedDays)}.`}
              onChange={on => change(now => tick(now, title, on))}
            >
              {title}
            </Checkbox>
          </Box>
        ))}
      </Box>
      <Button variant="surface" disabled={ticked.length === 0} onClick={take}>
        <PlusIcon aria-hidden />
        {text.add(ticked.length)}
      </Button>
    </>
  )
}
