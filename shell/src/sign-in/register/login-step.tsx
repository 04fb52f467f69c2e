import type { RegistrationRules } from '@ariane/shared/contracts/registration'
import { anonymousCredentials, slug, toEmail } from '@ariane/shared/ports'
import { Button, Flex, FormField, Input, Notice, RefreshIcon, Text } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../messages.ts'
import type { AccountType } from '../rules.ts'
import { Question } from './question.tsx'
import type { RegisterFormState } from './register-values.ts'

const text = messages.register
const TYPES = ['username', 'email', 'anonymous'] as const satisfies readonly AccountType[]
const IDEAS = 2
const thinkOfNames = () => Array.from({ length: IDEAS }, () => anonymousCredentials().username)

type Props = { form: RegisterFormState; rules: RegistrationRules; onIdea: (username: string) => void }

/** What one signs in with: a username, an address, or something invented. A name that is taken as it is leads on. */
export function LoginStep({ form, rules: { kind, domains }, onIdea }: Props) {
  const { values, errors, change, busy } = form
  const { accountType, username } = values
  const [ideas, setIdeas] = useState(thinkOfNames)
  return (
    <>
      <Question
        title={text.loginQuestions[accountType]}
        hint={kind === 'domain' ? text.domainHint(domains) : text.loginHints[accountType]}
        focus={accountType === 'anonymous'}
      />
      {accountType === 'email' && (
        <FormField label={text.email} required error={errors.email}>
          <Input type="email" autoComplete="email" autoFocus {...form.input('email')} />
        </FormField>
      )}
      {accountType === 'username' && (
        <>
          <FormField
            label={text.username}
            required
            error={errors.username}
            hint={slug(username) ? text.usernameHint(toEmail(slug(username))) : undefined}
          >
            <Input autoComplete="username" autoCapitalize="none" autoFocus {...form.input('username')} />
          </FormField>
          <Flex gap="2" wrap="wrap" role="group" aria-label={text.ideas}>
            <Text w="full" textStyle="label">
              {text.ideas}
            </Text>
            {ideas.map(name => (
              <Button key={name} size="sm" variant="outline" onClick={() => onIdea(name)}>
                {name}
              </Button>
            ))}
            <Button size="sm" variant="ghost" onClick={() => setIdeas(thinkOfNames())}>
              <RefreshIcon aria-hidden />
              {text.moreIdeas}
            </Button>
          </Flex>
        </>
      )}
      {accountType === 'anonymous' && <Notice tone="info">{text.anonymous}</Notice>}
      <Flex gap="1" wrap="wrap" justify="center">
        {TYPES.filter(type => type !== accountType && kind !== 'domain').map(type => (
          <Button
            key={type}
            variant="ghost"
            size="sm"
            disabled={busy}
            onClick={() => {
              form.clear()
              change({ accountType: type })
            }}
          >
            {text.instead[type]}
          </Button>
        ))}
      </Flex>
    </>
  )
}
