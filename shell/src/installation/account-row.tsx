import type { FoundAccount } from '@ariane/shared/contracts/installation'
import { useAction } from '@ariane/shared/form'
import { Button, HStack, Notice, showToast, Text } from '@ariane/shared/ui'
import { AdultRow } from '../health/adult-row.tsx'
import { formatInstant } from '../health/format-instant.ts'
import { messages } from './messages.ts'
import { unlock } from './store.ts'

const text = messages.accounts

type Props = { account: FoundAccount; hosted: boolean; onEnd: () => void; onReset: () => void }

/** An account with what an operator may do for its owner. */
export function AccountRow({ account, hosted, onEnd, onReset }: Props) {
  const { userId, fullName, login, role, origin, openedAt, lastUsedAt, state, sessions, resettable } = account
  const action = useAction('unlock', text.actFailed)
  const free = () =>
    action.run(async () => {
      await unlock(userId)
      showToast(text.unlocked(fullName), { tone: 'success' })
    })
  const facts = [
    lastUsedAt ? text.used(formatInstant(lastUsedAt)) : text.never,
    ...(sessions === null ? [] : [text.sessions(sessions)]),
    ...(state === 'open' ? [] : [text.states[state]]),
  ]
  return (
    <AdultRow
      adult={{ fullName, email: login, role }}
      actions={
        <HStack gap="2" wrap="wrap">
          {!hosted && (
            <Button
              size="sm"
              variant="outline"
              aria-label={text.unlockFor(fullName)}
              loading={action.busy}
              onClick={() => void free()}
            >
              {text.unlock}
            </Button>
          )}
          <Button size="sm" variant="outline" aria-label={text.endFor(fullName)} onClick={onEnd}>
            {text.end}
          </Button>
          {resettable && (
            <Button size="sm" variant="outline" aria-label={text.resetFor(fullName)} onClick={onReset}>
              {text.reset}
            </Button>
          )}
        </HStack>
      }
    >
      <Text color="ink.muted" textStyle="sm">
        {text.opened(formatInstant(openedAt), text.origins[origin])}
      </Text>
      <Text color="ink.muted" textStyle="sm">
        {facts.join(' · ')}
      </Text>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
    </AdultRow>
  )
}
