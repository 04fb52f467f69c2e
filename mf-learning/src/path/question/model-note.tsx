import { modelRoutes } from '@ariane/shared/contracts/model'
import { call } from '@ariane/shared/http'
import { userData, useStore } from '@ariane/shared/session'
import { Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const use = userData(async (user, signal) => {
  const { data } = await call(modelRoutes.readModelUse, { userId: user.uid }, { signal })
  return data
})

/** Says that a question leaves for a model, before it is sent; nothing where it stays with Ariane. */
export function ModelNote() {
  const loaded = useStore(use.$data)
  if (loaded.state !== 'ready' || !loaded.data.model) return null
  const { questions, barrier } = loaded.data
  const sentence = questions ? messages.question.leaves : barrier === 'consent' ? messages.question.waits : undefined
  return sentence ? (
    <Text mt="3" textStyle="sm" color="ink.muted">
      {sentence}
    </Text>
  ) : null
}
