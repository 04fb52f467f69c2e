import type { NotionDetail } from '@ariane/shared/contracts/class-results'
import { useAction } from '@ariane/shared/form'
import { Badge, Button, Flex, Notice, Panel, SendIcon, showToast, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { ChooseDay } from '../assignments/choose-day.tsx'
import { proposeDays, today } from '../assignments/days.ts'
import { giveWork } from '../assignments/store.ts'

const text = messages.remedy

interface Props {
  id: string
  notion: string | undefined
  detail: NotionDetail
  onGiven: () => void
}

/** One step from a result: a path on it for exactly those who have to be helped. */
export function Remedy({ id, notion, detail, onGiven }: Props) {
  const days = proposeDays(today())
  const [day, setDay] = useState(days.at(-1) ?? '')
  const action = useAction('remediation', messages.give.failure)
  const { topic, figures, pupils, title } = detail
  const helped = pupils.filter(({ userId }) => figures.toHelp.includes(userId))
  const propose = () =>
    action.run(async () => {
      const work = { kind: 'topic' as const, topic: topic.ref, ...(notion && { notion }) }
      const userIds = helped.map(({ userId }) => userId)
      const full = await giveWork({ id, work, userIds, instruction: '', dueDay: day, anyGrade: true })
      showToast(text.done(userIds.length - full.length), { tone: 'success' })
      onGiven()
    })
  return (
    <Panel title={text.title}>
      {helped.length === 0 ? (
        <Text color="ink.muted">{text.nobody}</Text>
      ) : (
        <VStack gap="4" align="start">
          <Text>{text.lead(title)}</Text>
          <Text fontWeight="semibold">{text.who}</Text>
          <Flex wrap="wrap" gap="1">
            {helped.map(({ userId, fullName }) => (
              <Badge key={userId} colorPalette="brand">
                {fullName}
              </Badge>
            ))}
          </Flex>
          <ChooseDay day={day} onChange={setDay} />
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
          <Button
            size="lg"
            disabled={!day}
            loading={action.busy}
            loadingText={messages.give.giving}
            onClick={() => void propose()}
          >
            <SendIcon aria-hidden />
            {text.propose(helped.length)}
          </Button>
        </VStack>
      )}
    </Panel>
  )
}
