import type { ReportGrade } from '@ariane/shared/contracts/school-report'
import { formatDay, localInstant } from '@ariane/shared/dates'
import { isAborted, logOnly } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import { $activeUser, useStore } from '@ariane/shared/session'
import { Badge, Button, Flex, subjectPalette, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { messages as text } from './messages.ts'
import { formatNumber, type Help, helpAddress, pickHelped } from './rules.ts'
import { findHelp } from './store.ts'

/** Grades, the latest first; the last weak ones lead to what to go over. */
export function Grades({ grades }: { grades: readonly ReportGrade[] }) {
  if (grades.length === 0) return <Text color="ink.muted">{text.none.grades}</Text>
  const helped = pickHelped(grades)
  return (
    <VStack as="ul" align="stretch" gap="0" listStyleType="none">
      {grades.map((grade, i) => (
        <VStack
          as="li"
          key={`${grade.day} ${grade.subject} ${i}`}
          align="stretch"
          gap="2"
          py="3"
          borderBottomWidth="1px"
          borderColor="border"
          _last={{ borderBottomWidth: 0, pb: 0 }}
        >
          <One grade={grade} />
          {helped.includes(grade) && <HelpLine grade={grade} withWords={grade === helped[0]} />}
        </VStack>
      ))}
    </VStack>
  )
}

const One = ({ grade: { subject, title, day, value, outOf, classAverage } }: { grade: ReportGrade }) => (
  <Flex justify="space-between" gap="3">
    <VStack align="start" gap="1" flex="1" minW="0">
      <Badge colorPalette={subjectPalette(subject)}>{subject}</Badge>
      {title && <Text overflowWrap="anywhere">{title}</Text>}
      <Text color="ink.muted" textStyle="sm">
        {formatDay(localInstant(day, '12:00'))}
      </Text>
    </VStack>
    <VStack align="end" gap="1" textAlign="end" maxW="50%">
      <Text fontWeight="semibold">
        {value === null ? text.noValue : text.value(formatNumber(value), formatNumber(outOf))}
      </Text>
      {classAverage !== null && (
        <Text color="ink.muted" textStyle="sm">
          {text.average(formatNumber(classAverage))}
        </Text>
      )}
    </VStack>
  </Flex>
)

function HelpLine({ grade, withWords }: { grade: ReportGrade; withWords: boolean }) {
  const user = useStore($activeUser)
  const [help, setHelp] = useState<Help>()
  useEffect(() => {
    if (!user) return
    const leaving = new AbortController()
    findHelp(grade, user, leaving.signal)
      .then(setHelp)
      .catch(error => isAborted(error) || logOnly('help for a grade', error))
    return () => leaving.abort()
  }, [grade, user])
  if (!help) return null
  return (
    <VStack align="start" gap="2">
      {withWords && (
        <Text color="ink.muted" textStyle="sm">
          {text.kindly}
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        <Button asChild size="sm" variant="surface">
          <Link to={helpAddress(help)}>{help.title ? text.help(help.title) : text.helpSubject(help.subject)}</Link>
        </Button>
        <Button asChild size="sm" variant="ghost">
          <Link to="/revisions/erreurs">{text.review}</Link>
        </Button>
      </Flex>
    </VStack>
  )
}
