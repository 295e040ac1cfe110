import ConfigProvider from 'antd/es/config-provider';
import { useProfile } from '#api/profile-client.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { PageSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useWords } from '#locale/words.ts';
import { IdentitiesSection } from './identities-section.tsx';
import { MeSection } from './me-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';
import { SessionsSection } from './sessions-section.tsx';
import { SignatureSection } from './signature-section.tsx';

/** What a person may see and change of themselves. spec §2: /info/index */
export default function ProfilePage() {
  const t = useWords(profileWords);
  const phone = usePhone();
  const { data: profile, error, refetch } = useProfile();
  if (!profile) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const who = [profile.account, profile.roleName.replaceAll(',', ' · '), profile.company];
  return (
    <ConfigProvider componentSize={phone ? 'large' : 'middle'}>
      <div className={css.page}>
        <PageHeader title={t('title')} note={who.filter((one) => one !== '').join(' · ')} />
        <MeSection profile={profile} />
        <PreferencesSection profile={profile} />
        <SignatureSection profile={profile} />
        <PasswordSection account={profile.account} />
        <SessionsSection />
        <IdentitiesSection />
      </div>
    </ConfigProvider>
  );
}
