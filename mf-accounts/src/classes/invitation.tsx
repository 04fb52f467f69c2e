import { useAction } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { useLocation, useNavigate } from '@ariane/shared/router'
import { Button, Notice, PageHeader, Panel, showToast, Text, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { acceptInvitation } from './store.ts'

const text = messages.invitation

/** The page behind an invitation: another teacher's class, entered with a press. */
export default function Invitation() {
  const token = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const action = useAction('invitation', error => {
    if (!(error instanceof ApiError)) return text.failure
    if (error.code === 'conflict') return text.already
    return error.code === 'not_found' || error.code === 'invalid_input' ? text.unknown : text.failure
  })
  const accept = () =>
    action.run(async () => {
      const { id, name } = await acceptInvitation(token)
      showToast(text.done(name), { tone: 'success' })
      await navigate(`/classes/${id}/eleves`, { replace: true })
    })
  return (
    <>
      <PageHeader title={text.title} />
      <Panel>
        <VStack gap="4" align="start">
          <Text maxW="prose">{token ? text.lead : text.missing}</Text>
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
          {token && (
            <Button loading={action.busy} loadingText={text.accepting} onClick={() => void accept()}>
              {text.accept}
            </Button>
          )}
        </VStack>
      </Panel>
    </>
  )
}
