import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import type { ClassRequest } from '@ariane/shared/contracts/classes'
import { formatDate } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { Box, Button, Flex, HStack, Notice, Panel, showToast, Text, UsersIcon, VStack } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { ClassProps } from './class-props.ts'
import { useChange } from './use-change.ts'

const text = messages.requests

/** Pupils who typed the code of the class: a teacher says yes to each of them. */
export function Requests({ one, reload }: ClassProps) {
  const change = useChange(reload)
  const answer = ({ userId, fullName }: ClassRequest, accept: boolean) =>
    change.run(async () => {
      await call(classMemberRoutes.answerClassRequest, { id: one.id, userId, accept })
      showToast(accept ? text.accepted(fullName) : text.refused(fullName), { tone: 'success' })
    }, userId)
  return (
    <Panel title={text.title} icon={<UsersIcon />}>
      <Text color="ink.muted" mb="4" maxW="prose">
        {text.lead}
      </Text>
      {change.problem && <Notice tone="error">{change.problem}</Notice>}
      <VStack as="ul" aria-label={text.label} listStyleType="none" gap="3" align="stretch">
        {one.requests.map(request => {
          const name = request.fullName
          return (
            <Flex
              as="li"
              key={request.userId}
              align="center"
              gap="3"
              wrap="wrap"
              bg="bg.subtle"
              borderRadius="l2"
              p="4"
            >
              <Box flex="1 1 14rem" minW="0">
                <Text fontWeight="bold" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text color="ink.muted" textStyle="sm">
                  {text.since(formatDate(request.askedAt))}
                </Text>
              </Box>
              <HStack gap="2" wrap="wrap">
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={text.accept(name)}
                  disabled={change.isBusyAt(request.userId)}
                  onClick={() => void answer(request, true)}
                >
                  {text.acceptShort}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={text.refuse(name)}
                  disabled={change.isBusyAt(request.userId)}
                  onClick={() => void answer(request, false)}
                >
                  {text.refuseShort}
                </Button>
              </HStack>
            </Flex>
          )
        })}
      </VStack>
    </Panel>
  )
}
