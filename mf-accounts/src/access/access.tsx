import { Link } from '@ariane/shared/router'
import { $manager, type ActiveUser, useStore } from '@ariane/shared/session'
import { Button, LinkIcon, Notice, Panel, SkeletonCards, showToast, Text, UsersIcon, VStack } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { CodeForm } from '../students/code-form.tsx'
import { useIsParent } from '../students/use-messages.ts'
import { AuditLogPanel } from './audit-log-panel.tsx'
import { CodePanel } from './code-panel.tsx'
import { FollowersPanel } from './followers-panel.tsx'
import { messages } from './messages.ts'
import { ModelPanel } from './model/panel.tsx'
import { OtherParentPanel } from './other-parent/panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { auditLog, code, followers, refresh } from './store.ts'
import { VisibilityPanel } from './visibility-panel.tsx'

/**
 * Who may see the pupil's account, and the user's own password. Only pupils decide who follows them: no adult does it
 * in their place.
 */
export default function Access({ user }: { user: ActiveUser }) {
  const manager = useStore($manager)
  if (user.switched)
    return (
      <VStack gap="6" align="stretch">
        <Notice>{messages.viewing(user.displayName)}</Notice>
        <ModelPanel user={user} />
      </VStack>
    )
  return manager ? <ForManager /> : <ForPupil user={user} />
}

function ForPupil({ user }: { user: ActiveUser }) {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refresh()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const read = [useStore(code.$data), useStore(followers.$data), useStore(auditLog.$data)]
  // Drawn once they are read: nothing is pushed down.
  if (read.some(({ state }) => state === 'loading'))
    return <SkeletonCards count={2} label={messages.followers.loading} />
  return (
    <VStack gap="6" align="stretch">
      <CodePanel />
      <FollowersPanel />
      <VisibilityPanel />
      <Panel title={messages.classes.title} icon={<UsersIcon />}>
        <Text color="ink.muted" mb="4">
          {messages.classes.lead}
        </Text>
        <Button asChild variant="outline">
          <Link to="/classes">{messages.classes.open}</Link>
        </Button>
      </Panel>
      <ModelPanel user={user} />
      <AuditLogPanel />
      <PasswordPanel />
    </VStack>
  )
}

function ForManager() {
  const isParent = useIsParent()
  const text = isParent ? messages.parent : messages.manager
  return (
    <VStack gap="6" align="stretch">
      <Panel title={text.students} icon={<UsersIcon />}>
        <Text color="ink.muted" mb="4">
          {text.studentsLead}
        </Text>
        <Button asChild>
          <Link to="/profile/eleves">{text.open}</Link>
        </Button>
      </Panel>
      <Panel title={text.code} icon={<LinkIcon />}>
        <Text color="ink.muted" mb="4" maxW="prose">
          {text.codeLead}
        </Text>
        <CodeForm onDone={name => showToast(text.done(name), { tone: 'success' })} />
      </Panel>
      {isParent && <OtherParentPanel />}
      <PasswordPanel />
    </VStack>
  )
}
