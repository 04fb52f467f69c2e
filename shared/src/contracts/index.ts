import { accountsRoutes } from './accounts.ts'
import { achievementsRoutes } from './achievements.ts'
import { approvalsRoutes } from './approvals.ts'
import { assignmentRoutes } from './assignments.ts'
import { audioRoutes } from './audio.ts'
import { calendarRoutes } from './calendar.ts'
import { chatRoutes } from './chat.ts'
import { childrenRoutes } from './children.ts'
import { importRoutes } from './class-import.ts'
import { classMemberRoutes } from './class-members.ts'
import { classMessageRoutes } from './class-messages.ts'
import { classResultRoutes } from './class-results.ts'
import { classRoutes } from './classes.ts'
import { consentRoutes } from './consent.ts'
import { consentSlipRoutes } from './consent-slips.ts'
import { dailySessionRoutes } from './daily-session.ts'
import { digestRoutes } from './digest.ts'
import { directoryRoutes } from './directory.ts'
import { familiesRoutes } from './families.ts'
import { healthRoutes } from './health.ts'
import { homeworkRoutes } from './homework.ts'
import { icalRoutes } from './ical.ts'
import { installationRoutes } from './installation.ts'
import { learningRoutes } from './learning.ts'
import { legalBasisRoutes } from './legal-basis.ts'
import { linksRoutes } from './links.ts'
import { modelRoutes } from './model.ts'
import { objectivesRoutes } from './objectives.ts'
import { pageReportRoutes } from './page-reports.ts'
import { parentInvitationRoutes } from './parent-invitation.ts'
import { passwordsRoutes } from './passwords.ts'
import { pathAssignmentRoutes } from './path-assignments.ts'
import { pathRoutes } from './paths.ts'
import { progressRoutes } from './progress.ts'
import { readingRoutes } from './readings.ts'
import { registrationRoutes } from './registration.ts'
import { reportRoutes } from './reports.ts'
import { reviewRoutes } from './review.ts'
import { rightsRoutes } from './rights.ts'
import { schoolRoutes } from './school.ts'
import { schoolActRoutes } from './school-acts.ts'
import { schoolGradeRoutes } from './school-grade.ts'
import { schoolReportRoutes } from './school-report.ts'
import { schoolSyncRoutes } from './school-sync.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionsRoutes } from './sessions.ts'
import { settingsRoutes } from './settings.ts'
import { signInRoutes } from './sign-in.ts'
import { signInsRoutes } from './sign-ins.ts'
import { trialRoutes } from './trial.ts'

export * from './accounts.ts'
export * from './achievements.ts'
export * from './activities.ts'
export * from './approvals.ts'
export * from './assignments.ts'
export * from './audio.ts'
export * from './audit-event.ts'
export * from './calendar.ts'
export * from './canary.ts'
export * from './chat.ts'
export * from './children.ts'
export * from './class-import.ts'
export * from './class-members.ts'
export * from './class-messages.ts'
export * from './class-results.ts'
export * from './classes.ts'
export * from './consent.ts'
export * from './consent-slips.ts'
export * from './daily-session.ts'
export * from './digest.ts'
export * from './directory.ts'
export * from './directory-return.ts'
export * from './errors.ts'
export * from './families.ts'
export * from './figures.ts'
export * from './health.ts'
export * from './homework.ts'
export * from './ical.ts'
export * from './installation.ts'
export * from './learning.ts'
export * from './legal-basis.ts'
export * from './links.ts'
export * from './model.ts'
export * from './objectives.ts'
export * from './page-reports.ts'
export * from './parent-invitation.ts'
export * from './password.ts'
export * from './passwords.ts'
export * from './path-assignments.ts'
export * from './paths.ts'
export * from './progress.ts'
export * from './readings.ts'
export * from './registration.ts'
export * from './relations.ts'
export * from './review.ts'
export * from './rights.ts'
export * from './route.ts'
export * from './school.ts'
export * from './school-acts.ts'
export * from './school-files.ts'
export * from './school-gaps.ts'
export * from './school-grade.ts'
export * from './school-report.ts'
export * from './school-sync.ts'
export * from './second-factor.ts'
export * from './sessions.ts'
export * from './settings.ts'
export * from './sign-in.ts'
export * from './sign-ins.ts'
export * from './trial.ts'
export * from './visibility.ts'

/** Every call of the product API, by name. */
export const routes = {
  ...accountsRoutes,
  ...achievementsRoutes,
  ...approvalsRoutes,
  ...assignmentRoutes,
  ...audioRoutes,
  ...calendarRoutes,
  ...chatRoutes,
  ...reportRoutes,
  ...childrenRoutes,
  ...importRoutes,
  ...classMemberRoutes,
  ...classMessageRoutes,
  ...classResultRoutes,
  ...classRoutes,
  ...digestRoutes,
  ...directoryRoutes,
  ...familiesRoutes,
  ...pageReportRoutes,
  ...pathAssignmentRoutes,
  ...consentRoutes,
  ...consentSlipRoutes,
  ...dailySessionRoutes,
  ...schoolGradeRoutes,
  ...healthRoutes,
  ...homeworkRoutes,
  ...icalRoutes,
  ...installationRoutes,
  ...learningRoutes,
  ...legalBasisRoutes,
  ...linksRoutes,
  ...modelRoutes,
  ...objectivesRoutes,
  ...parentInvitationRoutes,
  ...passwordsRoutes,
  ...pathRoutes,
  ...progressRoutes,
  ...readingRoutes,
  ...registrationRoutes,
  ...rightsRoutes,
  ...reviewRoutes,
  ...schoolRoutes,
  ...schoolActRoutes,
  ...schoolReportRoutes,
  ...schoolSyncRoutes,
  ...secondFactorRoutes,
  ...sessionsRoutes,
  ...settingsRoutes,
  ...signInRoutes,
  ...signInsRoutes,
  ...trialRoutes,
}
export type Routes = typeof routes
