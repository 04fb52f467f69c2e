import { useForm } from '@ariane/shared/form'
import { type AuthCode, AuthError } from '@ariane/shared/ports'
import { useStore } from '@ariane/shared/session'
import { Button, Notice, VStack } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { messages } from '../messages.ts'
import { describeFailure, type RegisterForm as Values } from '../rules.ts'
import { $signIn, changeRegistration, chooseMode, goToStep, submitRegister } from '../store.ts'
import { AddressStep } from './address-step.tsx'
import { Closed } from './closed.tsx'
import { CodeStep } from './code-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { LoginStep } from './login-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RoleStep } from './role-step.tsx'
import { $rules, askAddressCode, loadRules } from './rules-store.ts'
import { StepHeader } from './step-header.tsx'
import { checkStep, firstAccountType, listSteps, nextStep, type Step } from './steps.ts'

const text = messages.register

/** One question a screen; what was answered stays when one goes back. */
export function RegisterForm() {
  const { register, step } = useStore($signIn)
  const rules = useStore($rules)
  useEffect(() => void loadRules(), [])
  const steps = listSteps(register, rules)
  const at = steps.indexOf(step)
  const next = nextStep(register, step, rules)
  const form = useForm({
    name: 'register',
    // The store drops what was typed as soon as it was accepted.
    state: [register, changeRegistration, () => undefined],
    check: checkStep(step, rules),
    send: values => (next ? goOn(next, values) : send(values)),
    failure: error => describeFailure(error, messages.errors.register),
  })
  const answer = (part: Partial<Values>) => {
    form.change(part)
    const following = nextStep({ ...register, ...part }, step, rules)
    if (following) goToStep(following)
  }
  const back = () => {
    form.clear()
    goToStep(steps[at - 1] ?? 'role')
  }

  if (rules.kind === 'closed') return <Closed onLogin={() => chooseMode('login')} />
  return (
    <form {...form.props}>
      <StepHeader n={at + 1} total={steps.length} onBack={at > 0 ? back : undefined} />
      <VStack gap="5" align="stretch">
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        {step === 'role' && (
          <RoleStep
            onChoose={(role, grade) =>
              answer({ role, accountType: firstAccountType(role, rules), ...(grade && { grade }) })
            }
          />
        )}
        {step === 'code' && <CodeStep form={form} />}
        {step === 'login' && <LoginStep form={form} rules={rules} onIdea={username => answer({ username })} />}
        {step === 'address' && <AddressStep form={form} />}
        {step === 'identity' && <IdentityStep form={form} waits={rules.kind === 'approval'} />}
        {step === 'password' && <PasswordStep form={form} />}
        {step !== 'role' && (
          <Button type="submit" size="lg" loading={form.busy} loadingText={text.busy}>
            {next ? text.next : text.submit}
          </Button>
        )}
        <Button variant="ghost" onClick={() => chooseMode('login')} disabled={form.busy}>
          {text.toLogin}
        </Button>
      </VStack>
    </form>
  )
}

/** The code is mailed before it is asked for. */
async function goOn(next: Step, { email }: Values): Promise<void> {
  if (next === 'address') await askAddressCode(email)
  goToStep(next)
}

/** Where what was refused is asked for. */
const ASKED_AT: Partial<Record<AuthCode, Step>> = {
  taken: 'login',
  invalid_email: 'login',
  code: 'code',
  address_code: 'address',
}

/** What was refused is asked again where it was given. */
async function send(values: Values): Promise<void> {
  try {
    await submitRegister(values)
  } catch (error) {
    const step = error instanceof AuthError ? ASKED_AT[error.code] : undefined
    if (step) goToStep(step)
    throw error
  }
}
