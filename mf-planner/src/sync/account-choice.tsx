import { MOST_SCHOOL_ACCOUNTS } from '@ariane/shared/contracts/school'
import { useOneCall } from '@ariane/shared/form'
import { Button, Flex, FormField, Input, Notice, PlusIcon, RadioGroup, TrashIcon, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { formatAccount, removeAccount, type SchoolAccount } from '../sources.ts'
import { messages as text } from './messages.ts'

type Props = {
  account: SchoolAccount
  /** The name of the one that is added, as it is typed. */
  typed: string
  known: readonly string[]
  adding: boolean
  problem: string | undefined
  onChoose: (name: string) => void
  onAdd: (adding: boolean) => void
  onRemoved: () => void
}

const showName = (name: string) => name || text.firstAccount

/** Which of several accounts of a system; nothing before there is one. */
export function AccountChoice({ account, typed, known, adding, problem, onChoose, onAdd, onRemoved }: Props) {
  if (known.length === 0) return null
  if (adding)
    return (
      <VStack align="start" gap="3">
        <FormField label={text.accountName} hint={text.accountNameHint} error={problem} required>
          <Input value={typed} autoComplete="off" maxLength={40} onChange={({ target }) => onChoose(target.value)} />
        </FormField>
        <Button size="sm" variant="ghost" onClick={() => onAdd(false)}>
          {text.toAccounts}
        </Button>
      </VStack>
    )
  return (
    <VStack align="stretch" gap="3">
      {known.length > 1 && (
        <RadioGroup
          label={text.account}
          name="account"
          options={known.map(value => ({ value, label: showName(value) }))}
          value={account.accountName}
          onChange={onChoose}
        />
      )}
      <Flex gap="2" wrap="wrap">
        {known.length < MOST_SCHOOL_ACCOUNTS && (
          <Button size="sm" variant="ghost" onClick={() => onAdd(true)}>
            <PlusIcon aria-hidden />
            {text.addAccount}
          </Button>
        )}
        <Remove account={account} onRemoved={onRemoved} />
      </Flex>
    </VStack>
  )
}

function Remove({ account, onRemoved }: Pick<Props, 'account' | 'onRemoved'>) {
  const [asking, setAsking] = useState(false)
  const removing = useOneCall('remove school account')
  const remove = async () => {
    const isRemoved = await removing.run(() => removeAccount(account))
    setAsking(false)
    if (isRemoved) onRemoved()
  }
  return (
    <>
      <Button size="sm" variant="ghost" colorPalette="danger" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden />
        {text.removeAccount}
      </Button>
      {removing.state.kind === 'failed' && <Notice tone="warning">{text.removeAccountFailure}</Notice>}
      <ConfirmDialog
        open={asking}
        sentence={text.removeAccountQuestion(formatAccount(account))}
        details={text.removeAccountDetails}
        confirmLabel={text.removeAccountConfirm}
        tone="danger"
        busy={removing.busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
