import { approvalsRoutes } from '@ariane/shared/contracts/approvals'
import { bodyFields, checkFields, useFields, useForm } from '@ariane/shared/form'
import { Button, FormField, Input, showToast, VStack } from '@ariane/shared/ui'
import { approveAdult, describeApprovalFailure } from './approvals-store.ts'
import { messages } from './messages.ts'

const text = messages.approvals
const { identifier } = bodyFields(approvalsRoutes.approveAdult)
const check = checkFields({ identifier }, { identifier: text.missing })

/** Approves an adult by email address or login. */
export function ApprovalForm() {
  const form = useForm({
    name: 'approval',
    state: useFields({ identifier: '' }),
    check,
    send: async ({ identifier }) => {
      await approveAdult(identifier)
      showToast(text.done, { tone: 'success' })
    },
    failure: error => ({ identifier: describeApprovalFailure(error) }),
  })

  return (
    <form {...form.props}>
      <VStack gap="3" align="stretch" maxW="md">
        <FormField label={text.identifier} required error={form.errors.identifier}>
          <Input
            {...form.input('identifier')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </FormField>
        <Button type="submit" alignSelf="start" loading={form.busy} loadingText={text.busy}>
          {text.approve}
        </Button>
      </VStack>
    </form>
  )
}
