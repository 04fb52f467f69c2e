import { Box, Button, Checkbox, PlusIcon, Text } from '@ariane/shared/ui'
import { daysInWords } from '../words.ts'
import { type Ideas, takeTicked, tick } from './ideas.ts'
import { messages } from './messages.ts'
import type { Change } from './use-objective-draft.ts'

const text = messages.ideas

/** The proposed tasks, to tick and take. */
export function IdeasList({ ideas: { tasks, ticked }, change }: { ideas: Ideas; change: Change }) {
  if (tasks.length === 0) return <Text role="status">{text.allTaken}</Text>
  return (
    <>
      <Text mb="2">{text.source}</Text>
      <Box as="ul" listStyleType="none" mb="3">
        {tasks.map(({ title, description, selectedDays }) => (
          <Box as="li" key={title}>
            <Checkbox
              checked={ticked.includes(title)}
              hint={`${description} ${daysInWords(selectedDays)}.`}
              onChange={on => change(now => tick(now, title, on))}
            >
              {title}
            </Checkbox>
          </Box>
        ))}
      </Box>
      <Button variant="surface" disabled={ticked.length === 0} onClick={() => change(takeTicked)}>
        <PlusIcon aria-hidden />
        {text.add(ticked.length)}
      </Button>
    </>
  )
}
