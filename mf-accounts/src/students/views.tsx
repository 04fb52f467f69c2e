import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { Button, SkeletonCards, showToast } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { CodeForm } from './code-form.tsx'
import { StudentList } from './list.tsx'
import { LoginCard } from './login-card.tsx'
import { messages } from './messages.ts'
import { PasswordForm } from './password-form.tsx'
import { checkEdited, checkNew, may } from './rules.ts'
import { createStudent, editFailure, type Login, updateStudent } from './store.ts'
import { StudentForm } from './student-form.tsx'
import type { useMessages } from './use-messages.ts'

export type View =
  | { name: 'list' | 'create' | 'code' | 'import' }
  | { name: 'edit' | 'password'; student: StudentSummary }
  | { name: 'card'; login: Login }

const text = messages.form
const ClassImport = lazy(() => import('./import/class-import.tsx'))

/** A view that the address may name: one that needs no data. A parent has no class to import. */
export const parseView = (name: string | null, isParent = false): View => ({
  name: name === 'create' || name === 'code' || (name === 'import' && !isParent) ? name : 'list',
})

export function viewTitle(view: View, { titles }: Pick<ReturnType<typeof useMessages>, 'titles'>): string {
  switch (view.name) {
    case 'edit':
    case 'password':
      return titles[view.name](view.student.fullName)
    case 'card':
      return titles.card(view.login.name)
    default:
      return titles[view.name]
  }
}

type Props = {
  view: View
  onView: (view: View) => void
  onRemove: (student: StudentSummary) => void
  onViewed: () => void
  onFollowed: (name: string) => void
}

/** The view that the sheet shows. */
export function Shown({ view, onView, onRemove, onViewed, onFollowed }: Props) {
  const back = () => onView({ name: 'list' })
  switch (view.name) {
    case 'list':
      return (
        <StudentList
          onCreate={() => onView({ name: 'create' })}
          onCode={() => onView({ name: 'code' })}
          onImport={() => onView({ name: 'import' })}
          onEdit={student => onView({ name: 'edit', student })}
          onPassword={student => onView({ name: 'password', student })}
          onRemove={onRemove}
          onViewed={onViewed}
        />
      )
    case 'create':
      return (
        <StudentForm
          name="student-new"
          known={{ firstName: '', lastName: '', classroom: '6ème' }}
          isNew
          check={checkNew}
          send={async form => onView({ name: 'card', login: await createStudent(form) })}
          failure={text.createFailure}
          onBack={back}
        />
      )
    case 'edit': {
      const { userId, firstName, lastName, fullName, grade, login } = view.student
      return (
        <StudentForm
          name={`student ${userId}`}
          known={{ firstName, lastName, classroom: grade }}
          isNew={false}
          mayGrade={may(view.student, 'grade')}
          mayPassword={may(view.student, 'password')}
          check={checkEdited}
          send={async form => {
            await updateStudent(view.student, form)
            showToast(text.saved(form.firstName.trim() || fullName), { tone: 'success' })
            onView(
              form.password === ''
                ? { name: 'list' }
                : { name: 'card', login: { name: fullName, login, password: form.password } },
            )
          }}
          failure={editFailure}
          onBack={back}
        />
      )
    }
    case 'password':
      return <PasswordForm student={view.student} onDone={login => onView({ name: 'card', login })} onBack={back} />
    case 'card':
      return <LoginCard login={view.login} onDone={back} />
    case 'import':
      return (
        <Suspense fallback={<SkeletonCards count={1} label={messages.list.loading} />}>
          <ClassImport onBack={back} />
        </Suspense>
      )
    case 'code':
      return (
        <>
          <CodeForm onDone={onFollowed} />
          <Button variant="ghost" mt="3" onClick={back}>
            {messages.back}
          </Button>
        </>
      )
  }
}
