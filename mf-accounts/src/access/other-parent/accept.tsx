import { useAction } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { useLocation, useNavigate } from '@ariane/shared/router'
import { Button, Notice, PageHeader, Panel, showToast, Text, VStack } from '@ariane/shared/ui'
import { useIsParent } from '../../students/use-messages.ts'
import { messages } from './messages.ts'
import { acceptInvitation } from './store.ts'

const text = messages.accept

/** The page behind the link of the other parent, entered with a press. */
export default function AcceptInvitation() {
  const token = useLocation().hash.slice(1)
  const isParent = useIsParent()
  const navigate = useNavigate()
  const action = useAction('accept parent', error =>
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')
      ? text.unknown
      : text.failure,
  )
  const accept = () =>
    action.run(async () => {
      const { children, asked } = await acceptInvitation(token)
      if (children.length > 0) showToast(text.done(children.join(', ')), { tone: 'success' })
      if (asked.length > 0) showToast(text.asked(asked.join(', ')), { tone: 'info' })
      await navigate('/', { replace: true })
    })
  return (
    <>
      <PageHeader title={text.title} />
      <Panel>
        <VStack gap="4" align="start">
          <Text maxW="prose">{!isParent ? text.forParents : token ? text.lead : text.missing}</Text>
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
          {isParent && token && (
            <Button loading={action.busy} loadingText={text.busy} onClick={() => void accept()}>
              {text.button}
            </Button>
          )}
        </VStack>
      </Panel>
    </>
  )
}
