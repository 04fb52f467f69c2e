import type { DueReviews } from '@ariane/shared/contracts/review'
import { BookOpenIcon, Button, Flex, Panel, Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { todayLine } from './rules.ts'

const text = messages.today

/** What to review today, and the button to begin. */
export function Today({ due, onStart }: { due: DueReviews & { at: number }; onStart: () => void }) {
  const { cards, doneToday } = due
  return (
    <Panel title={text.title} icon={<BookOpenIcon />}>
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <div>
          <Text textStyle="lg" fontWeight="semibold">
            {cards.length > 0 ? todayLine(due, due.at) : text.nothing}
          </Text>
          {doneToday > 0 && <Text color="ink.muted">{text.done(doneToday)}</Text>}
          {cards.length > 0 && <Text color="ink.muted">{text.free}</Text>}
        </div>
        {cards.length > 0 && <Button onClick={onStart}>{text.start}</Button>}
      </Flex>
    </Panel>
  )
}
