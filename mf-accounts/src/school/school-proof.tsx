import { useAction } from '@ariane/shared/form'
import { Button, ErrorState, HStack, Notice, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import type { Proof } from './proof-rules.ts'
import { beginProof, loadSchoolLink } from './store.ts'
import { useProof } from './use-proof.ts'

type Props = {
  /** The form, once it is known what its owner shows who he is with. */
  children: (proof: Exclude<Proof, 'ask'>) => ReactNode
  /** A button beside the one that goes to the school. */
  beside?: ReactNode
}

/** A form that asks who somebody is: with his password or, where the account has none, after the school said it. */
export function WithProof({ children, beside }: Props) {
  const { proof, refusal } = useProof()
  const action = useAction('school proof', messages.failed)
  if (proof.state === 'loading') return <SkeletonCards count={1} label={messages.loading} />
  if (proof.state === 'failed') return <ErrorState message={messages.failure} onRetry={() => void loadSchoolLink()} />
  if (proof.data !== 'ask') return children(proof.data)
  return (
    <VStack gap="4" align="stretch" maxW="md">
      <Text>{messages.lead}</Text>
      {(action.problem ?? refusal) && <Notice tone="error">{action.problem ?? refusal}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button loading={action.busy} loadingText={messages.busy} onClick={() => void action.run(beginProof)}>
          {messages.ask}
        </Button>
        {beside}
      </HStack>
    </VStack>
  )
}
