import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import { call } from '@ariane/shared/http'
import { useStudents } from '@ariane/shared/session'
import { Button, Notice, SkeletonCards, showToast, Text, VStack } from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import type { ClassProps } from './class-props.ts'
import { PickPupils } from './pick-pupils.tsx'
import { useChange } from './use-change.ts'

const text = messages.pupils

/** Puts pupils into the class whose accounts the teacher opened. */
export function AddPupils({ one, reload, onClose }: ClassProps & { onClose: () => void }) {
  const loaded = useStudents()
  const change = useChange(reload)
  const [chosen, choose] = useState<string[]>([])
  const inside = new Set(one.pupils.map(({ userId }) => userId))
  const others = loaded.state === 'ready' ? loaded.data : []
  const possible = others.filter(({ userId, link }) => link === 'created' && !inside.has(userId))
  const add = () =>
    change.run(async () => {
      await call(classMemberRoutes.addClassPupils, { id: one.id, userIds: chosen })
      showToast(text.added(chosen.length), { tone: 'success' })
      onClose()
    })
  return (
    <Modal
      title={text.addTitle}
      onClose={onClose}
      size="lg"
      footer={
        <Button disabled={chosen.length === 0} loading={change.busy} onClick={() => void add()}>
          {text.addConfirm(chosen.length)}
        </Button>
      }
    >
      <VStack gap="4" align="stretch">
        <Text color="ink.muted">{text.addHint}</Text>
        {loaded.state === 'loading' && <SkeletonCards count={1} label={messages.page.loading} />}
        {loaded.state === 'failed' && <Notice tone="error">{messages.page.failure}</Notice>}
        {loaded.state === 'ready' && possible.length === 0 && <Text>{text.addNone}</Text>}
        <PickPupils label={text.addTitle} pupils={possible} chosen={chosen} onChange={choose} />
        {change.problem && <Notice tone="error">{change.problem}</Notice>}
      </VStack>
    </Modal>
  )
}
