import { useForm } from '@ariane/shared/form'
import { AuthError } from '@ariane/shared/ports'
import { useStore } from '@ariane/shared/session'
import { Button, Notice, VStack } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { describeFailure, type RegisterForm as Values } from '../rules.ts'
import { $signIn, changeRegistration, chooseMode, goToStep, submitRegister } from '../store.ts'
import { IdentityStep } from './identity-step.tsx'
import { LoginStep } from './login-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RoleStep } from './role-step.tsx'
import { StepHeader } from './step-header.tsx'
import { checkStep, firstAccountType, listSteps, nextStep } from './steps.ts'

const text = messages.register

/** One question a screen; what was answered stays when one goes back. */
export function RegisterForm() {
  const { register, step } = useStore($signIn)
  const steps = listSteps(register)
  const at = steps.indexOf(step)
  const next = nextStep(register, step)
  const form = useForm({
    name: 'register',
    // The store drops what was typed as soon as it was accepted.
    state: [register, changeRegistration, () => undefined],
    check: checkStep(step),
    send: values => (next ? goToStep(next) : send(values)),
    failure: error => describeFailure(error, messages.errors.register),
  })
  const answer = (part: Partial<Values>) => {
    form.change(part)
    const following = nextStep({ ...register, ...part }, step)
    if (following) goToStep(following)
  }
  const back = () => {
    form.clear()
    goToStep(steps[at - 1] ?? 'role')
  }

  return (
    <form {...form.props}>
      <StepHeader n={at + 1} total={steps.length} onBack={at > 0 ? back : undefined} />
      <VStack gap="5" align="stretch">
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        {step === 'role' && (
          <RoleStep
            onChoose={(role, grade) => answer({ role, accountType: firstAccountType(role), ...(grade && { grade }) })}
          />
        )}
        {step === 'login' && <LoginStep form={form} onIdea={username => answer({ username })} />}
        {step === 'identity' && <IdentityStep form={form} />}
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

/** A name that is taken is asked again where it was given. */
async function send(values: Values): Promise<void> {
  try {
    await submitRegister(values)
  } catch (error) {
    if (error instanceof AuthError && (error.code === 'taken' || error.code === 'invalid_email')) goToStep('login')
    throw error
  }
}
