import type { BroughtTo } from '@ariane/shared/contracts/parent-invitation'
import { useAction } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { useLocation, useNavigate } from '@ariane/shared/router'
import { students } from '@ariane/shared/session'
import { Button, Notice, PageHeader, Panel, showToast, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { messages as codes } from '../students/messages.ts'
import { useIsParent } from '../students/use-messages.ts'
import type { messages as otherParent } from './other-parent/messages.ts'

type Accept = typeof otherParent.accept
type Texts = { readonly [Key in keyof Accept]: Accept[Key] extends string ? string : Accept[Key] }

function findFailure(error: unknown, text: Texts): string {
  if (!(error instanceof ApiError)) return text.failure
  if (error.code === 'too_many_requests') return codes.code.tooMany
  return error.code === 'not_found' || error.code === 'invalid_input' ? text.unknown : text.failure
}

/** The part of the address after '#', taken off it: the next user of this browser must not find the code. */
export function useTakenHash(): string {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [taken, take] = useState(hash)
  if (hash && hash !== taken) take(hash)
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true })
  }, [hash, navigate, pathname])
  return taken
}

interface Props {
  text: Texts
  /** Whether the address has all that it needs. */
  isWhole: boolean
  /** Throws ApiError or NetworkFailure. */
  follow: () => Promise<BroughtTo>
}

/** The page behind an address that lets a parent follow, entered with a press. */
export function FollowLink({ text, isWhole, follow }: Props) {
  const isParent = useIsParent()
  const navigate = useNavigate()
  const action = useAction('accept parent', error => findFailure(error, text))
  const accept = () =>
    action.run(async () => {
      const { children, asked } = await follow()
      await students.reload()
      if (children.length > 0) showToast(text.done(children.join(', ')), { tone: 'success' })
      if (asked.length > 0) showToast(text.asked(asked.join(', ')), { tone: 'info' })
      await navigate('/', { replace: true })
    })
  return (
    <>
      <PageHeader title={text.title} />
      <Panel>
        <VStack gap="4" align="start">
          <Text maxW="prose">{!isParent ? text.forParents : isWhole ? text.lead : text.missing}</Text>
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
          {isParent && isWhole && (
            <Button loading={action.busy} loadingText={text.busy} onClick={() => void accept()}>
              {text.button}
            </Button>
          )}
        </VStack>
      </Panel>
    </>
  )
}
