import { collection, deleteDoc, doc, type Firestore, getDoc, getDocs, query, setDoc, where } from 'firebase/firestore'
import { never, rule } from '../table.ts'

const read = (db: Firestore, at: string) => getDoc(doc(db, at))
const readLinks = (db: Firestore, uid: string) =>
  getDocs(query(collection(db, 'links'), where('managerUid', '==', uid)))

export const mirrorCases = [
  ...rule(
    'links get',
    {
      'its manager': as => read(as.teacher, 'links/teacher_lea'),
      'its pupil': as => read(as.lea, 'links/teacher_lea'),
    },
    {
      'another pupil': as => read(as.tom, 'links/teacher_lea'),
      'another teacher': as => read(as.stranger, 'links/teacher_lea'),
      'a visitor': as => read(as.visitor, 'links/teacher_lea'),
      'its manager, disabled': as => read(as.disabled, 'links/disabled_lea'),
    },
  ),
  ...rule(
    'links list',
    {
      'a teacher, her own': as => readLinks(as.teacher, 'teacher'),
      'a pupil, who follows her': as => getDocs(query(collection(as.lea, 'links'), where('pupilUid', '==', 'lea'))),
    },
    {
      'a teacher, all of them': as => getDocs(collection(as.teacher, 'links')),
      'another teacher’s': as => readLinks(as.stranger, 'teacher'),
      'a pupil, who follows another': as => getDocs(query(collection(as.tom, 'links'), where('pupilUid', '==', 'lea'))),
      'another teacher’s, by both ends': as =>
        getDocs(
          query(collection(as.stranger, 'links'), where('managerUid', '==', 'teacher'), where('pupilUid', '==', 'lea')),
        ),
      'by somebody disabled': as => readLinks(as.disabled, 'disabled'),
      'a visitor': as => readLinks(as.visitor, 'teacher'),
    },
  ),
  ...rule(
    'consents get',
    {
      'a pupil, her own': as => read(as.lea, 'consents/lea'),
      'a linked teacher': as => read(as.teacher, 'consents/lea'),
    },
    {
      'another pupil': as => read(as.tom, 'consents/lea'),
      'somebody deleted, her own': as => read(as.deleted, 'consents/deleted'),
      'a teacher without a link': as => read(as.stranger, 'consents/lea'),
    },
  ),
  ...never('links, consents, disabled write', {
    'a teacher links herself': as =>
      setDoc(doc(as.stranger, 'links/stranger_lea'), { managerUid: 'stranger', pupilUid: 'lea' }),
    'a pupil links a teacher': as =>
      setDoc(doc(as.lea, 'links/stranger_lea'), { managerUid: 'stranger', pupilUid: 'lea' }),
    'a teacher renames herself in a link': as =>
      setDoc(doc(as.teacher, 'links/teacher_lea'), { managerName: 'lea' }, { merge: true }),
    'a pupil ends a link by herself': as => deleteDoc(doc(as.lea, 'links/teacher_lea')),
    'a pupil consents for her parents': as => setDoc(doc(as.tom, 'consents/tom'), { chat: true }),
    'a pupil takes another name': as => setDoc(doc(as.lea, 'consents/lea'), { name: 'Mme Roche' }, { merge: true }),
    'somebody disabled ends it': as => deleteDoc(doc(as.disabled, 'disabled/disabled')),
    'somebody reads who is disabled': as => read(as.teacher, 'disabled/disabled'),
  }),
  ...never('anything else', {
    'an unknown collection is read': as => read(as.lea, 'secrets/one'),
    'an unknown collection is written': as => setDoc(doc(as.lea, 'secrets/one'), { a: 1 }),
  }),
]
