import { PageHeading } from "../../components/page-heading";

export default function AdminPage() {
  return <PageHeading title="Database Management" />;
}
