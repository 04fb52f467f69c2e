import type { SlipAnswer } from '@ariane/shared/contracts/consent-slips'
import { Button, HStack, Text, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const text = messages.slip.account

/** The ways to follow the pupil of a slip: the address keeps its code while somebody signs up or in. */
export function SlipAccount({ code, answer }: { code: string; answer: SlipAnswer | null }) {
  const hash = new URLSearchParams({ code, ...(answer && { reponse: answer }) })
  return (
    <VStack gap="3" align="stretch">
      <Text>{text.lead}</Text>
      <HStack gap="3" wrap="wrap">
        <Button asChild>
          <a href={`/profile/fiche?inscription#${hash}`}>{text.create}</a>
        </Button>
        <Button asChild variant="outline">
          <a href={`/profile/fiche?connexion#${hash}`}>{text.have}</a>
        </Button>
      </HStack>
    </VStack>
  )
}
