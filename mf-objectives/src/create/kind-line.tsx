import { soundsDistressed } from '@ariane/shared/catalogue'
import { Link, Notice, Text, VStack } from '@ariane/shared/ui'
import type { Draft } from './draft.ts'
import { messages } from './messages.ts'

const text = messages.kind

const textsOf = ({ title, tasks, editing, criteria }: Draft) => [
  title,
  ...Object.values(criteria),
  ...[...tasks, ...(editing ? [editing.task] : [])].flatMap(task => [task.title, task.description]),
]

/** Where something written sounds like distress: whom to talk to. It changes nothing else. */
export function KindLine({ draft }: { draft: Draft }) {
  if (!textsOf(draft).some(soundsDistressed)) return null
  return (
    <Notice title={text.title}>
      <Text>{text.talk}</Text>
      <VStack as="ul" align="stretch" gap="2" mt="2" listStyleType="none">
        <li>
          <Link href="tel:119">{text.child}</Link>
        </li>
        <li>
          <Link href="tel:3018">{text.bullying}</Link>
        </li>
      </VStack>
    </Notice>
  )
}
