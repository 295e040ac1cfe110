import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import ApiOutlined from '@ant-design/icons/es/icons/ApiOutlined';
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import BarsOutlined from '@ant-design/icons/es/icons/BarsOutlined';
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import BorderOutlined from '@ant-design/icons/es/icons/BorderOutlined';
import BuildOutlined from '@ant-design/icons/es/icons/BuildOutlined';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CloudServerOutlined from '@ant-design/icons/es/icons/CloudServerOutlined';
import ClusterOutlined from '@ant-design/icons/es/icons/ClusterOutlined';
import ControlOutlined from '@ant-design/icons/es/icons/ControlOutlined';
import CreditCardOutlined from '@ant-design/icons/es/icons/CreditCardOutlined';
import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import FileExclamationOutlined from '@ant-design/icons/es/icons/FileExclamationOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import LayoutOutlined from '@ant-design/icons/es/icons/LayoutOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import MonitorOutlined from '@ant-design/icons/es/icons/MonitorOutlined';
import ProjectOutlined from '@ant-design/icons/es/icons/ProjectOutlined';
import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import SafetyOutlined from '@ant-design/icons/es/icons/SafetyOutlined';
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import SlidersOutlined from '@ant-design/icons/es/icons/SlidersOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { type ComponentType, lazy } from 'react';

/** The icons that the menus of the seed name (`source`): those that nearly every person sees. */
const icons: Readonly<Record<string, ComponentType>> = {
  ApartmentOutlined,
  ApiOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarsOutlined,
  BellOutlined,
  BookOutlined,
  BorderOutlined,
  BuildOutlined,
  CalendarOutlined,
  CloudServerOutlined,
  ClusterOutlined,
  ControlOutlined,
  CreditCardOutlined,
  DesktopOutlined,
  EnvironmentOutlined,
  FileExclamationOutlined,
  FileTextOutlined,
  FilterOutlined,
  GlobalOutlined,
  HomeOutlined,
  IdcardOutlined,
  LayoutOutlined,
  LinkOutlined,
  MenuOutlined,
  MonitorOutlined,
  ProjectOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  ScheduleOutlined,
  SettingOutlined,
  SlidersOutlined,
  TableOutlined,
  TagsOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  UserOutlined,
};

/** The others are one file of their own; where it does not come, the default one stands for them. */
const Other = lazy(async () => ({
  default: await import('./all-icons.tsx').then(
    ({ AnyIcon }) => AnyIcon,
    () => MenuOutlined as ComponentType<{ name: string }>,
  ),
}));

/** The icon of a menu entry; the default one for a name that is no outlined icon. wire.md §3 */
export function MenuIconDrawn({ name }: { name: string }) {
  const Icon = icons[name];
  if (Icon) return <Icon />;
  return /^[A-Z]\w*Outlined$/.test(name) ? <Other name={name} /> : <MenuOutlined />;
}
