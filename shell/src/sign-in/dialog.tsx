import { useStore } from '@ariane/shared/session'
import { Modal } from '@ariane/shared/ui/overlay'
import { CredentialsCard } from './credentials-card.tsx'
import { CodeQuestion } from './directory/code-question.tsx'
import { GradeQuestion } from './directory/grade-question.tsx'
import { messages as directory } from './directory/messages.ts'
import { $refusal } from './directory/outcome.ts'
import { LoginForm } from './login-form.tsx'
import { messages } from './messages.ts'
import { Forgot } from './password/forgot.tsx'
import { RegisterForm } from './register/register-form.tsx'
import { $signIn, chooseMode, confirmCredentials } from './store.ts'

export { chooseMode }

/** Login, registration, and the generated credentials of an anonymous account. */
export default function SignInDialog({ onClose }: { onClose: () => void }) {
  const { mode, created, login } = useStore($signIn)
  const refusal = useStore($refusal)
  /** What the school's way in asks before somebody is in. */
  const asked =
    mode !== 'login' ? null : refusal === 'grade_needed' ? 'grade' : refusal === 'second_factor' ? 'code' : null
  if (created)
    return (
      <Modal title={messages.credentials.title} onClose={confirmCredentials} size="sm" insistent>
        <CredentialsCard credentials={created.credentials} typed={created.typed} onNoted={confirmCredentials} />
      </Modal>
    )
  return (
    <Modal
      title={asked ? directory[asked].title : messages.title[mode]}
      onClose={onClose}
      size={mode === 'register' ? 'md' : 'sm'}
    >
      {asked === 'grade' && <GradeQuestion />}
      {asked === 'code' && <CodeQuestion />}
      {mode === 'login' && !asked && <LoginForm />}
      {mode === 'register' && <RegisterForm />}
      {mode === 'forgot' && <Forgot identifier={login.identifier} onBack={() => chooseMode('login')} />}
    </Modal>
  )
}
