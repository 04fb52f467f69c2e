/** How far a row is: shown by a journey or test, begun, or not begun. */
type State = 'built' | 'part' | 'no'
export type Row = { id: string; state: State; what: string }

const table = `
S01 built Route table: sections in the shell, /path/{id} full screen, everything else the dashboard
S02 built Second reading of the routes: /homework, /planning, /planning/{eventId}, /scolaire/{eventId}
S03 built Signed out: the welcome page everywhere, /revisions leads to /
S04 built Loading screen while the session is restored
S05 built Welcome page with one button that opens the sign-in dialog
S06 built Side menu of 64 or 256 px, closing after a choice on a narrow screen
S07 built Menu footer: name, grade, followed by a teacher, user switcher
S08 built Five remotes, separate builds, loaded at run time from a registry
S09 built Session, active user and menu are one instance for shell and remotes
S10 built Dead, slow, broken or incompatible remotes leave the rest standing; a retry, by hand or by itself, heals without a reload
S11 built An open tab survives a publish
S12 built Strict CSP, integrity of federated files, last good version
S13 built First visit: tour and help; distress words show help numbers
S14 built Installable, readable offline
A01 built Login with an identifier, domain appended when there is no at sign
A02 built Registration by e-mail, username, or anonymous
A03 built Role choice; grade chosen by pupils only
A04 built Anonymous credentials invented, shown, copied, and good for a later login
A05 built Busy flags and fallback sentences of sign-in
A06 built Profile document for each kind of account
A07 built Students sheet: list
A08 built Students sheet: create, edit, delete
A09 built Switching to a pupil and back
A10 built Calls on students
A11 built Banner while viewing as a pupil; caches follow the active user
A12 built Managers reach only linked pupils; link codes
A13 built Forgotten passwords
A14 built Export and deletion of an account
A15 built Yearly change of grade
A16 built Consent, privacy, legal and accessibility pages
A17 built Manager's home, class import, assigned paths
P01 built Profile: header card, names, read-only e-mail and grade
P02 built Achievements of the specification
P03 built Achievements computed
T01 built Learning tasks and work hours with their defaults
T02 built Settings: load and save failures, saved indicator
T03 built Settings calls: read, create, update
T04 built Settings have effect
T05 built Display comfort
O01 built Objectives: statistics, filter, cards
O02 built Creation, step 1
O03 built Creation, step 2
O04 built Suggestions
O05 built Creation, step 3
O06 built Detail sheet: status actions
O07 built Status labels, displayed progress and its colours
O08 built Task rules
O09 built Task reports
O10 built Objective calls and alerts
O11 built Edit, cancel, delete; drafts; no silent overwrite
C01 built Start form of the chat
C02 built Messages live and in order, state of the conversation, closing
C03 built Text, link, image, video, camera, audio
C04 built Channel and message documents
C05 built Live, on both hostings
C06 built Teacher's inbox
C07 built Reopened room, unsent text
D01 built Dashboard: greeting, subtitle, three counters
D02 built Alerts of the week
D03 built Recommendations (two fixed tips)
D04 built Recent paths and homework
D05 built A failure of the alerts shows nothing
D06 built Recommendations computed
L01 built Slideshow and its header
L02 built Kinds of content and blocks
L03 built Interactive content: chapters first, then the next module
L04 built Slides that advance by themselves; audio of a module
L05 built Questions to Ariane
L06 built Likes, dislikes, lessons to review
L07 built Failures of the full-screen path
L08 built Progress kept and shown, resume, keyboard, print
R01 built Revisions: title, new path, filters
R02 built Path cards and link copy
R03 built Status labels and what a click does
R04 built Revisions inside the planner
R05 built Path wizard in four steps
R06 built Generation: busy, failures, polling, list reloaded
R07 built Generation shows progress, can be cancelled, survives a reload and a crash
R08 built Rename, duplicate, delete a path or a homework
M01 built The 42 module types: titles, descriptions, example prompts
M02 built The 42 types generate and play, with correction and score
M03 built Every type by keyboard and screen reader, resumed
M04 built Curriculum of ten subjects and four grades, a pack for each of its parts
M05 built A model writes packs
H01 built Homework list
H02 built Homework: input
H03 built Homework: subject and chapter
H04 built Homework: request
H05 built Homework player
H06 built Correction panel
H07 built Text recognition
H08 built Honest grading
H09 built Book of errors
N01 built School screen with three tabs
N02 built Week view, adding, alerts
N03 built Counters of the week
N04 built Event sheet
N05 built Paris times, also for repeated events across a clock change
N06 built Event types by colour and word
N07 built Weekly alerts computed by the API
N08 built School sync sheet
N09 built PRONOTE and EcoleDirecte
N10 built iCal: import of files and allowed addresses, private feed, download
N11 built Calendar calls; event route and its failure sentence
N12 built Reminders in the app, tasks of objectives and suggested sessions in the week
K10 built Deleting a pupil: delay and undo, proof of who asks, the others are told
F01 built Each remote builds and is published alone
F02 built Registry with versions: publish, canary, rollback, switch-off, one command each
F03 built Contract gate before a remote's code runs; screens tried with the remotes of an earlier build
F04 built Each remote alone for QA, on its published bytes: any version, role, data, clock, network, in one link
F05 built Overrides for QA: signed links outside production
F06 built Health page for the operator; failures of pages counted
X01 built Every call in the contract and answered, OpenAPI served
X02 built Error catalogue
X03 built Caller from the session; every route and every kind of caller tested
X04 built Embedded database and PostgreSQL with several nodes, same tests on both
X05 built Generation jobs survive kill -9 and run once
X06 built Rate limits that let a class behind one address work, uploads told by content and cleaned, no call to private addresses
X07 built Health, readiness, metrics, logs, graceful stop, backup and restore
B01 built Figures: geometry, graphs, charts, maps, circuits, schematics… as data in packs, drawn as accessible SVG in lessons, exercises and answers
B02 built Answers given on a figure: place a point, read a value, choose a zone, label, draw an image on a grid; by pointer and keyboard, graded
B03 part Practice: at least 12 written graded exercises for each sub-chapter in three levels, and at least 30 from six or more templates where numbers or forms vary; none comes twice in a path or a week unless it was missed
B04 part Real sources: public-domain authors and primary documents, with author, work, date and origin, in French, history, geography, languages
B05 part A module type is offered only where it fits the subject and has material; two types never show the same items of a path
B06 part Every wrong option has a word of help; hints help without giving the answer
Q01 part Free text: never « correct » for a negated, swapped, opposite, copied, keyword-list or off-topic answer; attacks are generated over every pack and gate the content
Q02 built Non-answers are wrong, not « à vérifier »; a right answer in a pupil's spelling is right; decided share ≥ 85 %
Q03 built Units and numbers: a wrong or foreign unit is never accepted; the unit that the question names may be left out
Q04 part Questions to Ariane: intent, SMS spelling, current slide first, calculations by the maths engine, « je n'ai pas compris » explains again in other words; another chapter only when it says so
Q05 part Homework: a statement is cut without losing a character; the sixty commonest exercise forms of collège are solved and explained exactly; no reminder or twin rather than a wrong one
Q06 part Photos: columns, tables, fractions, exponents, margins; the reader never dies on a photo; what is uncertain is marked, never guessed
Q07 part Distress is recognised in the pupil's own spelling, everywhere a pupil writes, the question sheet included
U01 built « Ma séance du jour »: one button builds ten minutes from what is due, what was missed and the current chapter, with its reasons
U02 built Player: full screen on a phone, one exercise a screen, one main button that stays in reach, drag as well as buttons, first try counts, an end screen with mistakes, points and the next chapter
U03 built Three taps to learn: own class, subject, chapter, play; « Personnaliser » is the specification's wizard of four steps
U04 built Phone: labelled bottom bar, the day first (week by swipe), no screen longer than it must be; keyboard for weeks
U05 built One voice: « vous » everywhere, as the spec's own sentences do, in interface, lessons, hints and corrections alike (dialogues and quotations excepted); French typography; both checked by machine over interface and packs
U06 built A humane thread: the week's work seen as Ariane's thread, a goal the pupil sets, no loss, no guilt, nothing on at night; points where they are earned
U07 built Signing up: one question a screen, username first for pupils, password shown on demand, credentials as a card; a first exercise without an account
U08 built Flashcards flip; self-evaluation; no answer is revealed that was not asked for
K01 built A class: name (6e B), grade, year, several teachers, class code and poster with QR, groups, archive, move to the next year
K02 built Assignments: path, homework or objective, to class, group or pupils, with instruction and due date; in the planner; state and score for each pupil; reminders
K03 built Results: class × notion from stored answers, an exercise's wrong answers side by side, per pupil history, export (csv)
K04 built Remediation in one step: those who missed a notion get a path on it
K05 built Who needs help first counts every pupil, however many
K06 built Messages to a class or its families, read receipts by count
K07 built A parent's home in a parent's words, weekly digest (mail when configured), co-parent invited by the parent, no pupil screens of one's own
K08 built Consent for a class: slip with code for the parent, valid once an adult who may has ticked the signed slip; board of who answered
K09 built Import from PRONOTE, SIECLE and ONDE exports, 1 000 rows, division kept, passwords a child can type
G01 part Sign-in through the school: OpenID Connect and CAS, roles and classes from the claims, accounts made at first sign-in, linked to existing ones
G02 part Who may register: open, by school code, by domain, closed; adults approved; second factor for adults
G03 part Console for who installs: accounts, unlock, reset, approvals, backups, mail, what is missing; the same by command
G04 built One database engine: PostgreSQL, shipped and supervised by default, a server with DATABASE_URL; nothing acknowledged is lost by kill, power cut or full disk
G05 built Backup and restore alike on both, before each migration, scheduled, encrypted, off-site, restored by a test; a restore never brings deleted people back
G06 part Release artefact, container, compose, systemd; several nodes behind a proxy; rolling restart with no failed call
G07 part Sessions: list, end all, shared computer; limits shared by nodes; a classmate cannot lock somebody out; weak passwords refused
G08 built Past capacity it sheds, and health stays up; a database that restarts, freezes or fills is survived
Y01 built PRONOTE 2026 and later: unknown versions say so, cost no try and no password blame
Y02 built Partial truth: what was read is kept, what is missing is named
Y03 built Calendar addresses as subscriptions (PRONOTE, EcoleDirecte, Google, ENT), refreshed, typed as lessons with subject and cancellations
Y04 built Attachments and links of homework; done is told back to the school system where it can be
Y05 built Sync refreshes by itself while the school's token lives; QR code read by camera or picture
Y06 built Grades, absences and news read only with the pupil's leave, and feed revisions: a weak grade proposes its chapter
Y07 built iCal files of the real world (folded characters, Windows zones, one bad line, years of history)
Y08 built Repetitions: this one, this and following, all
W01 built Recovery ladder: same version again → last good, also after a crash while drawing → panel; a first-paint watchdog; heals after rollback without a reload
W02 built Errors outside drawing are reported; a canary watches itself: 1 → 10 → 100 %, halted and rolled back by error and time-to-screen against control
W03 built Publish opens every screen of the built bytes, in today’s shell and the one before, before anybody gets it
W04 built Registry: routes, menu entries and props declared by the remote; parsed entry by entry; older or missing registries refused alike in folder and bucket; compressed, with ETag; slots
W05 built \`npm run new mf-x\` makes a remote that builds, runs and tests; a change of one remote's dependencies releases only that remote; keys per team
W06 part First paint without JavaScript: welcome and menu skeleton in the page
W07 part S14: installed, opened paths and the week offline, answers sent later, once; last good remotes from the device
W08 part Chromium, Firefox and WebKit; 320 px to 1920 px; accessibility grid published with evidence
`

/** Every row of the product. One line each: id, state, what it is. */
export const rows: Row[] = table
  .trim()
  .split('\n')
  .map(line => {
    const [id = '', state = '', ...what] = line.split(' ')
    if (state !== 'built' && state !== 'part' && state !== 'no') throw new Error(`no such state: ${line}`)
    return { id, state, what: what.join(' ') }
  })
